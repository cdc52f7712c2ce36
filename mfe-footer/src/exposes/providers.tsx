export { createApi } from '@kaadu/api-client';
export { RemoteProviders, type RemoteProvidersProps } from '../RemoteProviders/RemoteProviders';
