export { createRemoteHost, type LoadedRemote, type RemoteHost, type RemoteHostOptions } from './remote-host';
export type { SharedModule } from '../release/shared-config';
export { messageOf } from '../release/index';
export { readReleasedFile, readTrustedRelease, ReleaseRefused } from './verify';
