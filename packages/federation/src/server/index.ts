export {
  createRemoteHost,
  type LoadedRemote,
  type RemoteHost,
  type RemoteHostOptions,
  type SharedModule,
} from './remote-host';
export { messageOf } from '../release/index';
export { ReleaseRefused } from './verify';
