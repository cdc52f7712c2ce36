export { collectGarbage, usedBytes } from './pool/memory-watch';
export { plainError } from './protocol';
export { serveWorker, type WorkerOptions } from './thread/serve-worker';
export type { TaskCall, Tasks, TaskTypes, WorkerContext, WorkerRemote } from './pool/tasks';
export { createThreadClock } from './thread/thread-clock';
