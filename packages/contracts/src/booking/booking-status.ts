import * as z from 'zod/mini';

/** Page of the purchase that shows a booking. */
export const BookingPage = z.enum(['checkout', 'success', 'pending', 'failure']);
export type BookingPage = z.infer<typeof BookingPage>;

/** Statuses of a purchase (booking §3). */
export const BookingStatus = z.enum([
  'ON_HOLD',
  'PAYMENT_PENDING',
  'PENDING',
  'CONFIRMED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'REFUND_PENDING',
  'REFUNDED',
  'REDEEMED',
  'NO_SHOW',
]);
export type BookingStatus = z.infer<typeof BookingStatus>;

/** Meaning of a status for the business: `ended` was called off, `expired` was never paid. */
export type StatusGroup = 'waiting' | 'sold' | 'ended' | 'expired';

interface StatusFacts {
  /** Label for staff. */
  readonly staffLabel: string;
  /** Label for travellers. */
  readonly travellerLabel: string;
  /** Completes the sentence "the booking is …". */
  readonly inSentence: string;
  readonly page: BookingPage;
  readonly group: StatusGroup;
  /** The voucher is valid, or was used. */
  readonly hasVoucher?: true;
  /** The trip is over, whatever its dates. */
  readonly isOver?: true;
  /** Staff may refund. In other statuses the payment is not settled, or the state machine returns all of it. */
  readonly isRefundable?: true;
}

/**
 * Properties of every status that the API and the pages use. The API's state machine defines the transitions.
 */
export const bookingStatus: Readonly<Record<BookingStatus, StatusFacts>> = {
  ON_HOLD: {
    staffLabel: 'On hold',
    travellerLabel: 'Held, not paid yet',
    inSentence: 'on hold',
    page: 'checkout',
    group: 'waiting',
  },
  PAYMENT_PENDING: {
    staffLabel: 'Payment pending',
    travellerLabel: 'Waiting for the payment',
    inSentence: 'waiting for its payment',
    page: 'pending',
    group: 'waiting',
  },
  PENDING: {
    staffLabel: 'To be decided',
    travellerLabel: 'Waiting for the operator',
    inSentence: 'waiting for the operator',
    page: 'pending',
    group: 'waiting',
  },
  CONFIRMED: {
    staffLabel: 'Confirmed',
    travellerLabel: 'Confirmed',
    inSentence: 'confirmed',
    page: 'success',
    group: 'sold',
    hasVoucher: true,
    isRefundable: true,
  },
  REJECTED: {
    staffLabel: 'Rejected',
    travellerLabel: 'The operator could not host you',
    inSentence: 'rejected',
    page: 'failure',
    group: 'ended',
  },
  EXPIRED: {
    staffLabel: 'Expired',
    travellerLabel: 'The hold has ended',
    inSentence: 'expired',
    page: 'failure',
    group: 'expired',
  },
  CANCELLED: {
    staffLabel: 'Cancelled',
    travellerLabel: 'Cancelled',
    inSentence: 'cancelled',
    page: 'failure',
    group: 'ended',
    isRefundable: true,
  },
  REFUND_PENDING: {
    staffLabel: 'Being refunded',
    travellerLabel: 'Cancelled, refund on its way',
    inSentence: 'being refunded',
    page: 'failure',
    group: 'ended',
    isRefundable: true,
  },
  REFUNDED: {
    staffLabel: 'Refunded',
    travellerLabel: 'Cancelled and refunded',
    inSentence: 'refunded',
    page: 'failure',
    group: 'ended',
    isRefundable: true,
  },
  REDEEMED: {
    staffLabel: 'Redeemed',
    travellerLabel: 'Travelled',
    inSentence: 'used',
    page: 'success',
    group: 'sold',
    hasVoucher: true,
    isOver: true,
    isRefundable: true,
  },
  NO_SHOW: {
    staffLabel: 'No-show',
    travellerLabel: 'Not used',
    inSentence: 'past',
    page: 'success',
    group: 'sold',
    isOver: true,
    isRefundable: true,
  },
};
