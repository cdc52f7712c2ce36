export { defaultBudgets, type WorkerBudgets } from './limits';
export type { PlainError } from './protocol';
export type { Trial } from './try-version';
export { TaskFailed, WorkerStopped, type CallHandlers } from './worker-thread';
export { WorkerPool, type RemoteVersion, type StoppedWorker, type WorkerPoolOptions } from './worker-pool';
