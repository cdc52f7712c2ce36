/** Path to which browsers report signals of harm. */
export const viewSignalsPath = '/reports/view-signals';

/** Time of a view that is measured, in milliseconds. */
export const measuredMs = 10_000;

/** Signals of the first seconds of a view, or until the visitor hid or left it. */
export interface ViewSignals {
  /** Slowest interaction, in milliseconds. */
  readonly interactionMs: number;
  /** Time for which long tasks blocked the page, in milliseconds. */
  readonly blockedMs: number;
  /** Series of at least three clicks without effect. */
  readonly rageClicks: number;
  /** 1 if the visitor left without a click, key or scroll. */
  readonly bounces: number;
  readonly apiCalls: number;
  /** Transferred bytes of the document and of API responses. */
  readonly bytes: number;
  readonly fallbacks: number;
}

/** A browser's report of one view. */
export interface ViewSignalsReport extends ViewSignals {
  /** Page token (ADR 034), which identifies the versions. */
  readonly token: string;
}
