export { testBusContract, testSlotExposes } from './contract-tests';
export { fakeClock, flushPromises } from './fake-clock';
export { Harness, testOrigins } from './Harness';
export { loaderArgs } from './loader-args';
export { testMessages } from './message-tests';
export { mockApi } from './mock-api';
export { recordingBus } from './recording-bus';
export { renderRemote } from './render-remote';
