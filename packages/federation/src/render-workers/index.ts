export { defaultBudgets, type WorkerBudgets } from './limits';
export type { PlainError } from './protocol';
export type { Trial } from './try-version';
export { WorkerStopped, type RemoteVersion, type StoppedWorker } from './stopped-worker';
export { TaskFailed, type CallHandlers } from './worker-thread';
export { WorkerPool, type WorkerPoolOptions } from './worker-pool';
