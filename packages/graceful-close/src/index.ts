export { closeKeepAliveConnections } from './close-keep-alive-connections';
export { closeWhenAsked } from './close-when-asked';
