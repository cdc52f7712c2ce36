/** Maximum number of versions that a worker can hold. */
export const maxVersions = 1024;

/** Limits of a remote's code. A worker that exceeds one is stopped. */
export interface WorkerBudgets {
  /** CPU time for evaluating a version, in milliseconds. */
  readonly evaluationMs: number;
  /** CPU time for a section of code, such as the render of one slot, in milliseconds. */
  readonly cpuMs: number;
  /** Time that code may block the thread without using CPU (a synchronous wait), in milliseconds. */
  readonly stalledMs: number;
  /** Size of a worker's JavaScript heap, in MiB. */
  readonly heapMb: number;
  /**
   * Maximum delay of timers in remote code, in milliseconds. The smoke test shortens it to reveal delayed
   * effects of a version before it is published.
   */
  readonly longestTimerMs: number;
}

export const defaultBudgets: WorkerBudgets = {
  evaluationMs: 1000,
  cpuMs: 500,
  stalledMs: 5000,
  heapMb: 256,
  longestTimerMs: Infinity,
};
