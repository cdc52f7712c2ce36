/** How many versions a worker can hold at a time. */
export const maxVersions = 1024;

/** What code of a remote may use up before its worker is ended. */
export interface WorkerBudgets {
  /** Milliseconds of CPU that evaluating a version may take. */
  readonly evaluationMs: number;
  /** Milliseconds of CPU that a section of code, such as the render of one slot, may take. */
  readonly cpuMs: number;
  /** Milliseconds that code may keep the thread without using CPU, because it waits synchronously. */
  readonly stalledMs: number;
  /** Size of a worker's JavaScript heap, in MiB. */
  readonly heapMb: number;
  /**
   * Milliseconds after which timers of remote code run at the latest. A trial shortens them, so that what a version does
   * late is seen before it is published.
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
