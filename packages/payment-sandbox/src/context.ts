import type { Behaviour } from './behaviour';
import type { Store } from './store/open-store';
import type { Timers } from './timers';
import type { Webhooks } from './webhooks/webhooks';

/** How long banks take, in milliseconds. */
export interface Waits {
  /** Until a pending payment is captured. */
  readonly pendingMs: number;
  /** Until a refund is processed. */
  readonly refundMs: number;
}

/** What the parts of one sandbox share. */
export interface Context {
  readonly store: Store;
  readonly timers: Timers;
  readonly webhooks: Webhooks;
  readonly waits: Waits;
  readonly keyId: string;
  readonly keySecret: string;
  /** Replaced as a whole when a tester changes it. */
  behaviour: Behaviour;
  /** Receipts for which no order can be made: the connection is closed without an answer. */
  readonly outages: Set<string>;
}
