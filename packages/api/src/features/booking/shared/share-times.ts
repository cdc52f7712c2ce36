import { longestSharedMs, startOf } from '../booking-times';
import type { BookingRow } from '../repository';

/** Returns the instant until which all parts can be paid once the first one is: a day, and not after the start. */
export function lastPaymentOf(
  booking: Pick<BookingRow, 'fromDay' | 'toDay' | 'slot' | 'holdExpiresAt'>,
  sharedAt: Date,
  checkIn: string | null,
): Date {
  const day = sharedAt.getTime() + longestSharedMs;
  const beforeStart = Math.min(day, startOf(booking, checkIn).getTime());
  return new Date(Math.max(beforeStart, booking.holdExpiresAt.getTime()));
}
