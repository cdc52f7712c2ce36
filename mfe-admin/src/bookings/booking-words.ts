import { BookingStatus } from '@kaadu/contracts/booking';

/** What staff call the states of a booking. */
export const bookingWords: Readonly<Record<BookingStatus, string>> = {
  ON_HOLD: 'On hold',
  PAYMENT_PENDING: 'Payment pending',
  PENDING: 'To be decided',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
  REFUND_PENDING: 'Being refunded',
  REFUNDED: 'Refunded',
  REDEEMED: 'Redeemed',
  NO_SHOW: 'No-show',
};

export const bookingStatuses = BookingStatus.options;
