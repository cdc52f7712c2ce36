import type { Behaviour } from './behaviour';
import type { Store } from './store/open-store';
import type { Timers } from './timers';
import type { Webhooks } from './webhooks/webhooks';

/** Delays of the banks, in milliseconds. */
export interface Waits {
  /** Delay until a pending payment is captured. */
  readonly pendingMs: number;
  /** Delay until a refund is processed. */
  readonly refundMs: number;
}

/** State that the modules of one sandbox share. */
export interface Context {
  readonly store: Store;
  readonly timers: Timers;
  readonly webhooks: Webhooks;
  readonly waits: Waits;
  readonly keyId: string;
  readonly keySecret: string;
  /** Simulated faults; replaced as a whole when a tester changes them. */
  behaviour: Behaviour;
  /** Receipts for which no order can be created: the connection is closed without a response. */
  readonly outages: Set<string>;
}
