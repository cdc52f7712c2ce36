export { componentOf } from './component-of';
export { Link, NavigationProvider, useNavigation, type Navigation } from './navigation';
export { PageLoaderProvider, usePageLoader, type PageLoader } from './page-loader';
export { sharedContext } from './shared-context';
