export { assetUrl } from './asset-url';
export {
  browserErrorsPath,
  maxMessageLength,
  pageTokenElementId,
  pageTokenTiming,
  type BrowserError,
} from './browser-error';
export { canonicalJson } from './canonical-json';
export { ChannelReleases, channelReleasesPath, FollowedRemote, visitorPattern } from './channel-releases';
export { Commit, commitOf, describeCommit, isDirtyCommit } from './commit';
export { developmentBuildsPath } from './development-builds-path';
export { DevelopmentProblem, problemTitles } from './development-problem';
export { messageOf } from './error-message';
export { PageReleaseSet, PageRemote } from './page-release';
export {
  ExposeName,
  isDescription,
  maxFileBytes,
  Release,
  RemoteName,
  Route,
  Signature,
  Version,
  FilePath,
  type SignedRelease,
} from './schema';
export type { ReleaseSource } from './source';
export type { ReleaseTrust } from './trust';
export { developmentVersion, isDevelopmentVersion } from './version-kinds';
export { parseVersionName, type VersionName } from './version-name';
