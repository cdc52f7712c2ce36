export { Harness, testOrigins } from './Harness';
export { recordingBus, type RecordingBus } from './recording-bus';
