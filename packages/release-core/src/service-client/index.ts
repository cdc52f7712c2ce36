export { ServiceClient } from './client';
export { type ServiceAddress, withServiceHints } from './hints';
export type { ReleaseControl } from './release-control';
export { ChannelShells } from './responses';
