export { hasIntegrity, integrityOf } from './integrity';
export { PageReleaseSet, PageRemote } from './page-release';
export { Release, RemoteName, Route, Version } from './schema';
export type { ReleaseSource } from './source';
