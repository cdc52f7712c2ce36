export { componentOf } from './component-of';
export { Link, NavigationProvider, useNavigation, type Navigation } from './navigation';
export { PureMarkupProvider, type PureMarkup } from './static-markup/pure-markup';
export { sharedContext } from './shared-context';
