/** When a version is taken out of service. Shares are fractions of 1. */
export interface HealthPolicy {
  /** Share of renders that may fail. */
  readonly errorBudget: number;
  /** Share of loads that may fail. */
  readonly loadErrorBudget: number;
  /** No verdict on fewer failed loads than this. */
  readonly minLoadErrors: number;
  /** No verdict on fewer renders than this. */
  readonly minRenders: number;
  /** Two versions are compared once both have this many renders, or page views. */
  readonly minCompared: number;
  /** No verdict on fewer failures than this: a single unlucky visitor is no evidence. */
  readonly minErrors: number;
  /** From this share of failures on, `minErrors` of them are enough, however few renders there were. */
  readonly clearShare: number;
  /** By how much a canary's share of failed renders must exceed that of the stable version. */
  readonly errorMargin: number;
  /** A render that takes longer is slow, in milliseconds. */
  readonly slowMs: 50 | 100 | 200 | 500;
  /** By how much a version's share of slow renders must exceed that of the version that it is compared with. */
  readonly slowMargin: number;
  /** It is out once it has stopped a render worker this often. */
  readonly crashLimit: number;
  /**
   * It is out once it has had this many faults outside of a render. Each process evaluates a version in several workers, so a fault
   * while it is loaded counts several times; a single one is no evidence.
   */
  readonly faultLimit: number;
  /** Share of renders that may keep the thread busy, when there is no version to compare it with. */
  readonly busyBudget: number;
  /** By how much a version's share of busy renders must exceed that of the version that it is compared with. */
  readonly busyMargin: number;
  /** Late loads that it may have, as a share of its renders. */
  readonly lateLoadBudget: number;
  /** Share of page views that may be reported by browsers. */
  readonly browserErrorBudget: number;
  /** By how much a canary's share of reported page views must exceed that of the stable version. */
  readonly browserErrorMargin: number;
  /** No verdict on fewer page views than this. */
  readonly minPageViews: number;
  /** No verdict on fewer reports of browsers than this. */
  readonly minBrowserErrors: number;
  /** Required z-score: 3.09 is a false alarm once in a thousand times. */
  readonly z: number;
}

export const defaultPolicy: HealthPolicy = {
  errorBudget: 0.02,
  loadErrorBudget: 0.5,
  minLoadErrors: 3,
  minRenders: 20,
  minCompared: 50,
  minErrors: 4,
  clearShare: 0.75,
  errorMargin: 0.005,
  slowMs: 200,
  slowMargin: 0.1,
  crashLimit: 1,
  faultLimit: 2,
  busyBudget: 0.1,
  busyMargin: 0.1,
  lateLoadBudget: 0.1,
  browserErrorBudget: 0.05,
  browserErrorMargin: 0.02,
  minPageViews: 10,
  minBrowserErrors: 5,
  z: 3.09,
};
