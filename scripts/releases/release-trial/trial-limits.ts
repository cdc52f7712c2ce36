/** Amount of work and timeouts of a smoke test. Times are in milliseconds. */
export interface TrialLimits {
  /** Distinct pages rendered under load. */
  readonly pageCount: number;
  /** First pages, which are not measured. */
  readonly warmUp: number;
  /** Longest timer of the candidate that a smoke test waits for. */
  readonly longestTimerMs: number;
  /** Time limit for the hydration of a page opened in a browser. */
  readonly hydrationMs: number;
  /** Time that a visitor stays on a page before the first action. */
  readonly stayMs: number;
}

/** Limits of the release gate. */
export const gateLimits: TrialLimits = {
  pageCount: 300,
  warmUp: 50,
  longestTimerMs: 2_000,
  hydrationMs: 10_000,
  stayMs: 10_000,
};
