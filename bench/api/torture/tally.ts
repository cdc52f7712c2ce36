import { timingOf } from '../timing';

/**
 * Outcome of a call: done, refused with a reason (4xx), busy (503), failed (other 5xx), or without a
 * response.
 */
export type Outcome = 'done' | 'refused' | 'busy' | 'failed' | 'lost';

export function outcomeOf(status: number): Outcome {
  if (status === 0) return 'lost';
  if (status === 503) return 'busy';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
}

/** Counts operations and failures. */
export function createTally() {
  const counts = new Map<string, Record<Outcome, number>>();
  const times = new Map<string, number[]>();
  const problems: string[] = [];
  return {
    problems,
    record(kind: string, outcome: Outcome, ms: number): void {
      const row = counts.get(kind) ?? { done: 0, refused: 0, busy: 0, failed: 0, lost: 0 };
      row[outcome] += 1;
      counts.set(kind, row);
      if (outcome !== 'done') return;
      const own = times.get(kind) ?? [];
      times.set(kind, own);
      own.push(ms);
    },
    /** Number of operations with a response. */
    answered: () => [...counts.values()].reduce((sum, { done, refused }) => sum + done + refused, 0),
    /** Outcomes by kind, and milliseconds of the successful ones. */
    table: () =>
      [...counts].sort().map(([kind, row]) => {
        const { p50, p95 } = timingOf(times.get(kind) ?? []);
        return { kind, ...row, 'p50 ms': Math.round(p50), 'p95 ms': Math.round(p95) };
      }),
  };
}
export type Tally = ReturnType<typeof createTally>;
