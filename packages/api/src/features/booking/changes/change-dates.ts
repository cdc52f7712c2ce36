import type { DateChangeQuote } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { exchangeCapacity } from '../../availability';
import { balanceOf } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { lessShares } from '../../../platform/money/tax-shares';
import { chargedShares, issueBookingDocument } from '../documents/booking-documents';
import { refundPercentAt, startOf } from '../booking-times';
import { sharesOfQuote } from '../documents/tax-amounts';
import { findCoupon } from '../trips/coupons';
import { loadOptionDetails, type OptionDetails } from '../trips/option-details';
import { refundPart } from '../payment/payment-outcomes';
import { planTrip, type TripPlan } from '../trips/plan-trip';
import { type BookingRow, lockBooking, updateBooking } from '../repository';
import { subjectOf } from '../lifecycle/transition';

export interface NewDates {
  readonly from: string;
  readonly to: string | null;
  readonly slot: string | null;
}

/** Checks that the policy still allows other dates. @throws AppError conflict */
function requireChangeable(booking: BookingRow, { experience }: OptionDetails, now: Date): void {
  if (booking.status !== 'CONFIRMED')
    throw new AppError('conflict', 'Only a confirmed booking can be moved.');
  const start = startOf(booking, experience.check_in);
  const mostGenerous = Math.max(0, ...booking.policy.map(({ refund_percent }) => refund_percent));
  if (refundPercentAt(booking.policy, start, now) < mostGenerous) {
    throw new AppError(
      'conflict',
      'By its policy this booking can no longer be moved. You can still cancel it.',
    );
  }
}

/** Plans the same trip on other dates. @throws AppError as `planTrip`, conflict when the price is higher */
async function planMove(
  db: Db,
  booking: BookingRow,
  dates: NewDates,
  now: Date,
): Promise<TripPlan & { refund: number }> {
  const details = await loadOptionDetails(db, booking.optionPk);
  requireChangeable(booking, details, now);
  const wanted = {
    ...dates,
    option_pk: booking.optionPk,
    party: { guests: booking.guests, ages: booking.ages },
    add_ons: [...booking.addOns],
    coupon: null,
  };
  const terms = {
    isMember: booking.quote.is_member,
    agreedCoupon: booking.couponPk === null ? undefined : await findCoupon(db, booking.couponPk),
  };
  const plan = await planTrip(db, details, wanted, terms, now);
  const refund = (await balanceOf(db, subjectOf(booking))) - plan.quote.total;
  if (refund < 0) {
    throw new AppError(
      'conflict',
      'These dates cost more than was paid. Cancel this booking and book them anew, or call us.',
    );
  }
  return { ...plan, refund };
}

/** Quotes a move to other dates. @throws AppError as `changeDates` */
export async function quoteDateChange(
  { database: { db }, now }: BookingServices,
  booking: BookingRow,
  dates: NewDates,
): Promise<DateChangeQuote> {
  const { quote, refund } = await planMove(db, booking, dates, now());
  return { quote, refund };
}

/**
 * Moves a booking in one transaction. Claims the new dates before it releases the old ones.
 * @throws AppError conflict when the dates are sold out or dearer, or the refund differs from the one shown
 */
export function changeDates(
  services: BookingServices,
  { primaryKey }: BookingRow,
  { shownRefund, ...dates }: NewDates & { readonly shownRefund: number },
): Promise<BookingRow> {
  const { database, now } = services;
  return database.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, primaryKey);
    const { claims, quote, trip, slot, refund } = await planMove(tx, booking, dates, now());
    if (refund !== shownRefund) {
      throw new AppError('conflict', 'The price of these dates has changed. Please look at it again.');
    }
    const remaining = sharesOfQuote(quote);
    const credited = lessShares(await chargedShares(tx, booking), remaining);
    const sequence = booking.sequence + 1;
    const priced = { ...booking, quote, totalPaise: quote.total, sequence };
    if (refund > 0) await refundPart(tx, priced, refund, 'moved', now());
    // The GST rates can differ at the same total. Earlier releases did not record them.
    const isOfOtherRates = credited.length > 0 && credited.every(({ rate_bp }) => rate_bp !== null);
    if (refund > 0 || isOfOtherRates) {
      const note = { kind: 'credit_note', amountPaise: refund, remaining } as const;
      await issueBookingDocument(tx, services, priced, note);
    }
    await exchangeCapacity(tx, booking.claims, claims, 'sold');
    const moved = await updateBooking(tx, primaryKey, {
      claims,
      quote,
      totalPaise: quote.total,
      fromDay: trip.from,
      toDay: trip.to,
      slot,
      sequence,
      remindedAt: null,
    });
    await transitionContext(services).notify(tx, moved, 'dates_changed');
    return moved;
  });
}
