import type { Booking } from '@kaadu/contracts/booking';

/** Adds up the documents that belong to the booking's last change, in paise. */
export function amountOfChange(documents: Booking['credit_notes'] = [], { sequence }: Booking): number {
  const own = documents.filter((document) => document.sequence === sequence);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the refund of the booking's last change or cancellation, in paise. */
export const refundOfChange = (booking: Booking): number => amountOfChange(booking.credit_notes, booking);
