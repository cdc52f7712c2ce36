export { collectGarbage, usedBytes } from './memory-watch';
export { plainError } from './protocol';
export { serveWorker, type WorkerOptions } from './serve-worker';
export type { TaskCall, Tasks, TaskTypes, WorkerContext, WorkerRemote } from './tasks';
export { createThreadClock } from './thread-clock';
