export {
  createRemoteHost,
  type LoadedRemote,
  type RemoteHost,
  type RemoteHostOptions,
  type SharedModule,
} from './remote-host';
export { ReleaseRefused, messageOf } from './verify';
