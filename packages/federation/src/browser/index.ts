export { createBrowserHost, type BrowserHost, type BrowserHostOptions } from './browser-host';
export { PageReleaseSet, type PageRemote } from '../release/page-release';
