import { bookingStatus } from '@kaadu/contracts/booking';
import { firstCharacter } from '@kaadu/contracts/text';
import { AppError } from '../../../platform/errors/app-error';
import { indiaDate } from '../../../platform/money/india-date';
import type { Services } from '../../../platform/services/services';
import { addExperienceReview } from '../../reviews';
import { lastDayOf } from '../booking-times';
import { type BookingRow, lockBooking, updateBooking } from '../repository';

interface TripReview {
  readonly rating: number;
  readonly text: string;
}

/** Returns first name and initial, the signature of a review. */
function signature(name: string): string {
  const [first = 'A traveller', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1) && firstCharacter(rest.at(-1) ?? '');
  return initial ? `${first} ${initial}.` : first;
}

/**
 * Reviews a booked trip that has ended, once, and updates the ratings of the experience (booking §6: verified bookings
 * only).
 * @returns the review's key
 * @throws AppError conflict
 */
export function reviewTrip(
  { contentChanges, now }: Pick<Services, 'contentChanges' | 'now'>,
  { primaryKey }: BookingRow,
  { rating, text }: TripReview,
): Promise<number> {
  return contentChanges.transaction(async (tx, changed) => {
    const booking = await lockBooking(tx, primaryKey);
    if (!bookingStatus[booking.status].hasVoucher || lastDayOf(booking) >= indiaDate(now())) {
      throw new AppError('conflict', 'You can review a trip once it is over.');
    }
    if (booking.reviewPk !== null)
      throw new AppError('conflict', 'You have reviewed this trip already. Thank you!');
    const reviewPk = await addExperienceReview(tx, {
      experiencePk: booking.experiencePk,
      userPk: booking.userPk,
      author: signature(booking.contact?.name ?? ''),
      rating,
      text,
      stayedAt: booking.fromDay,
      createdAt: now(),
    });
    await updateBooking(tx, booking.primaryKey, { reviewPk });
    changed({ noun: 'reviews', keys: [reviewPk] });
    return reviewPk;
  });
}
