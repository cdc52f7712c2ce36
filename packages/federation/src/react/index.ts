export { componentOf } from './component-of';
export { Link, NavigationProvider, useNavigation, type Navigation } from './navigation';
export { sharedContext } from './shared-context';
