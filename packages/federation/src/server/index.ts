export { createRemoteHost, type LoadedRemote, type RemoteHost, type RemoteHostOptions } from './remote-host';
export type { SharedModule } from '../release/share-scope';
export { messageOf } from '../release/index';
export type { ServerEntry } from './evaluate';
export { loadServerEntry } from './load-server-entry';
export { createReleaseSet, type ReleaseSet, type RemoteRoute, type Versions } from './release-set';
export {
  readReleasedFile,
  readTrustedRelease,
  readVerified,
  ReleaseRefused,
  serverEntryOf,
  type VerifiedRelease,
} from './verify';
