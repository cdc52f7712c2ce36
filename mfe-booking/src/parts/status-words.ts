import type { BookingStatus } from '@kaadu/contracts/booking';

/** What a status means, in a few words. */
export const statusWords: Readonly<Record<BookingStatus, string>> = {
  ON_HOLD: 'Held, not paid yet',
  PAYMENT_PENDING: 'Waiting for the payment',
  PENDING: 'Waiting for the operator',
  CONFIRMED: 'Confirmed',
  REJECTED: 'The operator could not host you',
  EXPIRED: 'The hold has ended',
  CANCELLED: 'Cancelled',
  REFUND_PENDING: 'Cancelled, refund on its way',
  REFUNDED: 'Cancelled and refunded',
  REDEEMED: 'Travelled',
  NO_SHOW: 'Not used',
};
