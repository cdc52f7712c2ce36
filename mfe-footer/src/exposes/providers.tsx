export { RemoteProviders, type RemoteProvidersProps } from '../RemoteProviders/RemoteProviders';
