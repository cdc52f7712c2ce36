export { OriginsProvider, useOrigins } from './origins/origins';
