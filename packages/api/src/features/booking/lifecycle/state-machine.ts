import type { BookingStatus } from '@kaadu/contracts/booking';
import type { CapacityMove } from '../../availability';

/** E-mails about a booking. */
export type BookingEmailKind =
  | 'confirmed'
  | 'pending'
  | 'failed'
  | 'not_captured'
  | 'payment_differs'
  | 'paid_again'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'refund_delayed'
  | 'dates_changed'
  | 'reminder';

interface Transition {
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  /** What happens to the claimed capacity: moved between counters, or for a late payment claimed again as sold. */
  readonly capacity?: CapacityMove | 'claim_again';
  readonly email?: BookingEmailKind;
  /** The whole payment goes back. */
  readonly refundsAll?: true;
  /** The coupon may be used again. */
  readonly freesCoupon?: true;
}

/**
 * The states of a purchase (booking §3): the only place that says what may follow what. `transition` runs on it. A hold
 * begins in ON_HOLD; changes of a booking that keeps its status are not transitions.
 */
export const transitions = {
  release: { from: ['ON_HOLD'], to: 'EXPIRED', capacity: 'release', freesCoupon: true },
  expire: { from: ['ON_HOLD', 'PAYMENT_PENDING'], to: 'EXPIRED', capacity: 'release', freesCoupon: true },
  start_payment: { from: ['ON_HOLD'], to: 'PAYMENT_PENDING' },
  fail_payment: { from: ['PAYMENT_PENDING'], to: 'ON_HOLD' },
  // From ON_HOLD too: banks report a payment as failed and capture it later.
  confirm: { from: ['ON_HOLD', 'PAYMENT_PENDING'], to: 'CONFIRMED', capacity: 'sell', email: 'confirmed' },
  request: { from: ['ON_HOLD', 'PAYMENT_PENDING'], to: 'PENDING', email: 'pending' },
  accept: { from: ['PENDING'], to: 'CONFIRMED', capacity: 'sell', email: 'confirmed' },
  reject: {
    from: ['PENDING'],
    to: 'REJECTED',
    capacity: 'release',
    email: 'rejected',
    refundsAll: true,
    freesCoupon: true,
  },
  confirm_late: { from: ['EXPIRED'], to: 'CONFIRMED', capacity: 'claim_again', email: 'confirmed' },
  refund_late: { from: ['EXPIRED'], to: 'REFUND_PENDING', email: 'failed', refundsAll: true },
  // What was captured is not what was ordered; payments give it back.
  return_payment: {
    from: ['ON_HOLD', 'PAYMENT_PENDING'],
    to: 'REFUND_PENDING',
    capacity: 'release',
    email: 'payment_differs',
    freesCoupon: true,
  },
  return_late: { from: ['EXPIRED'], to: 'REFUND_PENDING', email: 'payment_differs' },
  cancel: { from: ['CONFIRMED'], to: 'CANCELLED', capacity: 'give_back', email: 'cancelled' },
  start_refund: { from: ['CANCELLED'], to: 'REFUND_PENDING' },
  refund: { from: ['REFUND_PENDING'], to: 'REFUNDED', email: 'refunded' },
  redeem: { from: ['CONFIRMED'], to: 'REDEEMED' },
  miss: { from: ['CONFIRMED'], to: 'NO_SHOW' },
} as const satisfies Record<string, Transition>;
export type Trigger = keyof typeof transitions;

/** What a trigger does, seen through the common type. */
export function transitionOf(trigger: Trigger): Transition {
  return transitions[trigger];
}
