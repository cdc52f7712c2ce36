export { closeKeepAliveConnections } from './close-keep-alive-connections';
