/** Thresholds for taking a version out of service. Shares are fractions of 1. */
export interface HealthPolicy {
  /** Chance that a harmless version is taken out by any of the tests, however often they are repeated. */
  readonly falseAlarms: number;
  /** Share of renders that may fail. */
  readonly errorBudget: number;
  /** Share of loads that may fail. */
  readonly loadErrorBudget: number;
  /** Minimum number of failed loads for a verdict. */
  readonly minLoadErrors: number;
  /** Minimum number of failures for a verdict: a single failing visitor is no evidence. */
  readonly minErrors: number;
  /** Margin by which a canary's share of failed renders must exceed that of the stable version. */
  readonly errorMargin: number;
  /** Duration above which a render is slow, in milliseconds. */
  readonly slowMs: 50 | 100 | 200 | 500;
  /** Margin by which a version's share of slow renders must exceed that of its baseline. */
  readonly slowMargin: number;
  /** Number of stopped render workers at which a version is taken out of service. */
  readonly crashLimit: number;
  /**
   * Number of faults outside of a render at which a version is taken out of service. Each process evaluates a version in
   * several workers, so a fault on load counts several times. A single one is no evidence.
   */
  readonly faultLimit: number;
  /** Share of renders that may block the event loop, when the baseline has fewer than `minBaseline` renders. */
  readonly busyBudget: number;
  /** Margin by which a version's share of busy renders must exceed that of its baseline. */
  readonly busyMargin: number;
  /** Minimum number of renders of a baseline that replaces `busyBudget`. */
  readonly minBaseline: number;
  /** Permitted late loads, as a share of renders. */
  readonly lateLoadBudget: number;
  /** Share of page views that may be reported by browsers. */
  readonly browserErrorBudget: number;
  /** Margin by which a canary's share of reported page views must exceed that of the stable version. */
  readonly browserErrorMargin: number;
  /** Minimum number of browsers that report failures, or a signal of harm, for a verdict. */
  readonly minBrowserErrors: number;
  /** Margin by which a canary's share of views with a signal must exceed that of the stable version. */
  readonly signalMargin: number;
  /** The same above the previous version, whose visitors came at another time. */
  readonly signalMarginBefore: number;
}

export const defaultPolicy: HealthPolicy = {
  falseAlarms: 0.01,
  errorBudget: 0.02,
  loadErrorBudget: 0.5,
  minLoadErrors: 3,
  minErrors: 4,
  errorMargin: 0.005,
  slowMs: 200,
  slowMargin: 0.1,
  crashLimit: 1,
  faultLimit: 2,
  busyBudget: 0.1,
  busyMargin: 0.1,
  minBaseline: 50,
  lateLoadBudget: 0.1,
  browserErrorBudget: 0.05,
  browserErrorMargin: 0.02,
  minBrowserErrors: 5,
  signalMargin: 0.05,
  signalMarginBefore: 0.2,
};
