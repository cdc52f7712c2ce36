export { loaderArgs } from './loader-args';
export { mockApi, type ReceivedCall } from './mock-api';
export { renderRemote } from './render-remote';
export { settle, stoppedClock } from './stopped-clock';
export { readContract, scanContract } from './scan-contract';
