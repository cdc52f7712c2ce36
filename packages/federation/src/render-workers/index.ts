export { defaultBudgets, type WorkerBudgets } from './limits';
export type { PlainError } from './protocol';
export type { SmokeTest } from './thread/smoke-test-version';
export { WorkerStopped, type RemoteVersion, type StoppedWorker } from './pool/stopped-worker';
export { TaskFailed, type CallHandlers } from './thread/worker-thread';
export { WorkerPool, type WorkerPoolOptions } from './pool/worker-pool';
