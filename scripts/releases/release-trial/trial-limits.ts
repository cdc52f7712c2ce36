/** How much a trial does, and how long it waits for what may never come. Times are in milliseconds. */
export interface TrialLimits {
  /** Pages that differ, rendered under load. */
  readonly pageCount: number;
  /** The first of them, which are not measured. */
  readonly warmUp: number;
  /** Time within which a timer of the candidate runs: a trial does not last until one of minutes is due. */
  readonly longestTimerMs: number;
  /** Time within which a page that was opened in a browser is hydrated. */
  readonly hydrationMs: number;
}

/** Limits of the gate. */
export const gateLimits: TrialLimits = {
  pageCount: 300,
  warmUp: 50,
  longestTimerMs: 2_000,
  hydrationMs: 10_000,
};
