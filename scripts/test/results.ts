import type { Counts } from './counts';

/** Outcome of one stage of a run. */
export interface StageResult extends Counts {
  readonly stage: string;
  readonly seconds: number;
}

/** Runs a stage and measures how long it takes. */
export async function timed(stage: string, run: () => Counts | Promise<Counts>): Promise<StageResult> {
  const start = performance.now();
  const counts = await run();
  return { stage, ...counts, seconds: (performance.now() - start) / 1000 };
}

export function total(results: readonly Counts[]): Counts {
  return results.reduce<Counts>(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Formats a table of stages, one line each: name, seconds, counts. */
export function formatStages(results: readonly StageResult[]): string {
  const width = Math.max(...results.map(({ stage }) => stage.length));
  return results
    .map(
      ({ stage, seconds, passed, failed }) =>
        `${stage.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s  ${passed} passed, ${failed} failed`,
    )
    .join('\n');
}
