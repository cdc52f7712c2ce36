export interface RestartDelayOptions {
  /** Milliseconds before the first restart. */
  readonly firstMs?: number;
  /** The longest wait, in milliseconds. */
  readonly longestMs?: number;
  /** Milliseconds that a process must have run for to begin with the first delay again. */
  readonly healthyMs?: number;
}

/**
 * How long to wait before a process that has ended is started again: twice as long each time, until one has run for a while.
 * @returns the wait in milliseconds, given how long the process has run
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
