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
  | 'changed'
  | 'change_waiting'
  | 'change_returned'
  | 'reminder';

interface Transition {
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  /** Change of the claimed capacity: a move between counters, or a new claim as sold for a late payment. */
  readonly capacity?: CapacityMove | 'claim_again';
  readonly email?: BookingEmailKind;
  /** Refunds the whole payment. */
  readonly refundsAll?: true;
  /** Releases the coupon. */
  readonly freesCoupon?: true;
}

/**
 * States of a purchase (booking §3), the single source of allowed changes; executed by `transition`. A hold begins in
 * ON_HOLD. Changes that keep the status are not transitions.
 */
export const transitions = {
  release: { from: ['ON_HOLD'], to: 'EXPIRED', capacity: 'release', freesCoupon: true },
  expire: { from: ['ON_HOLD', 'PAYMENT_PENDING'], to: 'EXPIRED', capacity: 'release', freesCoupon: true },
  start_payment: { from: ['ON_HOLD'], to: 'PAYMENT_PENDING' },
  fail_payment: { from: ['PAYMENT_PENDING'], to: 'ON_HOLD' },
  // ON_HOLD is included because banks may report a payment as failed and capture it later.
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
  // The captured amount differs from the order; payments refund it.
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

/** Returns the effects of a trigger under the common type. */
export function transitionOf(trigger: Trigger): Transition {
  return transitions[trigger];
}
