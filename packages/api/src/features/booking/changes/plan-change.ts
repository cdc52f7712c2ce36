import type { ChangeQuote, Traveller, WantedChange } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { balanceOf } from '../../payments';
import type { BookingServices } from '../booking-context';
import { refundPercentAt, startOf } from '../booking-times';
import { subjectOf } from '../lifecycle/transition';
import type { BookingRow } from '../repository';
import { findCoupon } from '../trips/coupons';
import { loadOptionDetails } from '../trips/option-details';
import { planTrip } from '../trips/plan-trip';

/** Booking columns after a change, with the price difference. */
export interface PlannedChange extends Pick<
  BookingRow,
  'fromDay' | 'toDay' | 'slot' | 'guests' | 'ages' | 'addOns' | 'claims' | 'quote'
> {
  /** Positive: to be paid. Negative: refunded. */
  readonly difference: number;
}

/** Whether the dates of a change are those of the booking. */
export function hasSameDates(
  booking: Pick<BookingRow, 'fromDay' | 'toDay' | 'slot'>,
  { fromDay, toDay, slot }: Pick<BookingRow, 'fromDay' | 'toDay' | 'slot'>,
): boolean {
  return booking.fromDay === fromDay && booking.toDay === toDay && booking.slot === slot;
}

function hasSameTrip(booking: BookingRow, { from, to, slot, party }: WantedChange): boolean {
  const sorted = (ages: readonly number[]) => [...ages].sort((a, b) => a - b).join();
  return (
    hasSameDates(booking, { fromDay: from, toDay: to, slot: slot ?? '' }) &&
    booking.guests === party.guests &&
    sorted(booking.ages) === sorted(party.ages)
  );
}

const hasSameTravellers = (before: readonly Traveller[], after: readonly Traveller[]): boolean =>
  before.length === after.length &&
  before.every(({ name, age, document }, index) => {
    const other = after[index];
    return name === other?.name && age === other.age && document === other.document;
  });

/** Checks that a change has an effect. @throws AppError conflict */
export function requireEffect(
  booking: BookingRow,
  {
    travellers = booking.travellers,
    ...wanted
  }: WantedChange & { readonly travellers?: readonly Traveller[] },
): void {
  if (!hasSameTrip(booking, wanted) || !hasSameTravellers(booking.travellers, travellers)) return;
  throw new AppError(
    'conflict',
    'Nothing would change: the booking has these dates, guests and names already.',
  );
}

/** Whether the policy allows a change of the dates or to a lower price. */
function isFree({ policy }: BookingRow, start: Date, now: Date): boolean {
  const mostGenerous = Math.max(0, ...policy.map(({ refund_percent }) => refund_percent));
  return refundPercentAt(policy, start, now) >= mostGenerous;
}

/** Whether the policy of a booking still allows a change to a lower price. */
export async function isFreeToChange(db: Db, booking: BookingRow, now: Date): Promise<boolean> {
  const { experience } = await loadOptionDetails(db, booking.optionPk);
  return isFree(booking, startOf(booking, experience.check_in), now);
}

/** Checks that the policy allows a change of the dates or to a lower price. @throws AppError conflict */
function requireFreeChange(booking: BookingRow, start: Date, now: Date): void {
  if (isFree(booking, start, now)) return;
  throw new AppError(
    'conflict',
    'By its policy this booking can no longer be moved or made smaller. You can still cancel it.',
  );
}

async function priceTrip(db: Db, booking: BookingRow, wanted: WantedChange, now: Date) {
  const details = await loadOptionDetails(db, booking.optionPk);
  const { guests } = wanted.party;
  // Extras for each guest follow a smaller party.
  const addOns = booking.addOns.map((one) => ({ ...one, quantity: Math.min(one.quantity, guests) }));
  const trip = { ...wanted, option_pk: booking.optionPk, add_ons: addOns, coupon: null };
  const terms = {
    isMember: booking.quote.is_member,
    agreedCoupon: booking.couponPk === null ? undefined : await findCoupon(db, booking.couponPk),
  };
  return { ...(await planTrip(db, details, trip, terms, now)), addOns };
}

/**
 * Plans the trip of a booking on other dates or for another party, at the terms of the booking. The same trip keeps its
 * price. Refunds by staff are not taken back: the difference is that of the two prices.
 * @param isStaff staff may change a booking whatever its policy
 * @throws AppError as `planTrip`, conflict when the booking can no longer be changed in this way
 */
export async function planChange(
  db: Db,
  booking: BookingRow,
  wanted: WantedChange,
  { now, isStaff = false }: { readonly now: Date; readonly isStaff?: boolean },
): Promise<PlannedChange> {
  if (booking.status !== 'CONFIRMED')
    throw new AppError('conflict', 'Only a confirmed booking can be changed.');
  const { experience } = await loadOptionDetails(db, booking.optionPk);
  const start = startOf(booking, experience.check_in);
  if (now >= start) throw new AppError('conflict', 'The trip has begun; please call us.');
  if (hasSameTrip(booking, wanted)) return { ...booking, difference: 0 };
  const { trip, slot, claims, quote, addOns } = await priceTrip(db, booking, wanted, now);
  const { guests, ages } = trip.party;
  const dates = { fromDay: trip.from, toDay: trip.to, slot };
  const change = quote.total - booking.totalPaise;
  if (!isStaff && (change < 0 || !hasSameDates(booking, dates))) requireFreeChange(booking, start, now);
  // Staff may have refunded more than the booking still costs.
  const difference = Math.max(change, 0 - (await balanceOf(db, subjectOf(booking))));
  return { ...dates, guests, ages: [...ages], addOns, claims, quote, difference };
}

/** Quotes a change. @param isStaff as in `planChange` @throws AppError as `planChange` */
export async function quoteChange(
  { database: { db }, now }: Pick<BookingServices, 'database' | 'now'>,
  booking: BookingRow,
  wanted: WantedChange,
  isStaff = false,
): Promise<ChangeQuote> {
  const { quote, difference } = await planChange(db, booking, wanted, { now: now(), isStaff });
  return { quote, total_before: booking.totalPaise, difference };
}
