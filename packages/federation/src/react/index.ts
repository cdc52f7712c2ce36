export { componentOf } from './component-of';
export { LanguageProvider, useLanguage } from './language';
export { createMessages, useText, type Messages, type Translation } from './messages';
export { Link, NavigationProvider, useHref, useNavigation, type Navigation } from './navigation';
export { PageLoaderProvider, usePageLoader, type PageLoader } from './page-loader';
export { sharedContext } from './shared-context';
