export interface RestartDelayOptions {
  /** First delay, in milliseconds. */
  readonly firstMs?: number;
  /** Longest delay, in milliseconds. */
  readonly longestMs?: number;
  /** Run time after which the first delay applies again, in milliseconds. */
  readonly healthyMs?: number;
}

/**
 * Creates a function that returns the delay before the restart of a process, given its run time; both are in
 * milliseconds. The delay doubles each time, until a process has run for a while.
 */
export function createRestartDelay(options: RestartDelayOptions = {}): (ranForMs: number) => number {
  const { firstMs = 500, longestMs = 30_000, healthyMs = 60_000 } = options;
  let next = firstMs;
  return (ranForMs) => {
    const delay = ranForMs >= healthyMs ? firstMs : next;
    next = Math.min(2 * delay, longestMs);
    return delay;
  };
}
