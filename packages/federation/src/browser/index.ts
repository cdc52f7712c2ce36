export { createBrowserHost, type BrowserHost, type BrowserHostOptions } from './browser-host';
export { pageReleases } from './page-releases';
export { PageReleaseSet, type PageRemote } from '../release/page-release';
