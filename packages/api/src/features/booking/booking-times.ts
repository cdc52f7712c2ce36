import { datedPolicy, tripStart } from '@kaadu/contracts/cancellation';
import { addDays, indiaInstant } from '../../platform/money/india-date';
import type { BookingRow } from './repository';

const minuteMs = 60_000;

/** Duration of a hold, and of its one extension (booking §3: 30 minutes in all). */
export const holdMs = 15 * minuteMs;
/** Grace period after a hold, in which a payment may still arrive. */
export const graceMs = 5 * minuteMs;
/** Time for which all parts of a split price can be paid, once the first one is. */
export const longestSharedMs = 24 * 60 * minuteMs;
/** Maximum duration of a hold while the gateway does not respond. */
export const longestHoldMs = 60 * minuteMs;

type Dates = Pick<BookingRow, 'fromDay' | 'toDay' | 'slot'>;

/** Returns the instant at which a trip begins. @param checkIn HH:MM of a stay */
export function startOf({ fromDay, slot }: Dates, checkIn: string | null): Date {
  return new Date(tripStart(fromDay, slot || checkIn));
}

/** Returns the last day of a trip. */
export function lastDayOf({ fromDay, toDay }: Pick<BookingRow, 'fromDay' | 'toDay'>): string {
  return toDay ?? fromDay;
}

/** Returns the window in which a voucher is accepted: from the start of the first day to the end of the last. */
export function voucherWindow(booking: Dates): { readonly from: Date; readonly until: Date } {
  return { from: indiaInstant(booking.fromDay), until: indiaInstant(addDays(lastDayOf(booking), 1)) };
}

/** Days after a trip in which an operator can report a no-show. */
const noShowDays = 7;

/** Returns the window in which an operator can report a no-show. */
export function noShowWindow(booking: Dates): { readonly from: Date; readonly until: Date } {
  return {
    from: indiaInstant(addDays(booking.fromDay, 1)),
    until: indiaInstant(addDays(lastDayOf(booking), 1 + noShowDays)),
  };
}

/** Returns the refunded percentage if a booking is cancelled at `now`. */
export function refundPercentAt(policy: BookingRow['policy'], start: Date, now: Date): number {
  const steps = datedPolicy(policy, start.getTime());
  return steps.find(({ until }) => now.getTime() < until)?.refund_percent ?? 0;
}

/** Whether a hold can still be paid, changed or extended. */
export function isHoldLive(
  { status, holdExpiresAt }: Pick<BookingRow, 'status' | 'holdExpiresAt'>,
  now: Date,
): boolean {
  return (status === 'ON_HOLD' || status === 'PAYMENT_PENDING') && now < holdExpiresAt;
}
