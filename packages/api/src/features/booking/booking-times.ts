import { datedPolicy, tripStart } from '@kaadu/contracts/cancellation';
import { addDays, indiaInstant } from '../../platform/money/india-date';
import type { BookingRow } from './repository';

const minuteMs = 60_000;

/** How long a hold lasts, and how much an extension adds (booking §3: 30 minutes in all). */
export const holdMs = 15 * minuteMs;
/** After the end of a hold, while the gateway may still be at work. */
export const graceMs = 5 * minuteMs;
/** The longest that a hold lasts when the gateway does not answer. */
export const longestHoldMs = 60 * minuteMs;

type Dates = Pick<BookingRow, 'fromDay' | 'toDay' | 'slot'>;

/** The instant at which a trip begins. @param checkIn HH:MM of a stay */
export function startOf({ fromDay, slot }: Dates, checkIn: string | null): Date {
  return new Date(tripStart(fromDay, slot || checkIn));
}

/** The last day of a trip. */
export function lastDayOf({ fromDay, toDay }: Pick<BookingRow, 'fromDay' | 'toDay'>): string {
  return toDay ?? fromDay;
}

/** When a voucher is accepted: from the first day's beginning to the last day's end. */
export function voucherWindow(booking: Dates): { readonly from: Date; readonly until: Date } {
  return { from: indiaInstant(booking.fromDay), until: indiaInstant(addDays(lastDayOf(booking), 1)) };
}

/** Days after a trip in which an operator can still say that nobody came. */
const noShowDays = 7;

/** When an operator can say that nobody came. */
export function noShowWindow(booking: Dates): { readonly from: Date; readonly until: Date } {
  return {
    from: indiaInstant(addDays(booking.fromDay, 1)),
    until: indiaInstant(addDays(lastDayOf(booking), 1 + noShowDays)),
  };
}

/** Percent that comes back when a booking is cancelled now. */
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
