export { createBrowserHost, type BrowserHost, type BrowserHostOptions } from './browser-host';
export { mountPart } from '../mountable/mount-part';
export { pageData } from './page-data';
export { pageReleases } from './page-releases';
export { reportFailure, type RemoteFailure } from './report-failure';
export { PageReleaseSet, type PageRemote } from '../release/page-release';
