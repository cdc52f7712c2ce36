import type { HostNotes } from '@kaadu/contracts/booking';
import { AppError } from '../../../platform/errors/app-error';
import type { BookingServices } from '../booking-context';
import { startOf } from '../booking-times';
import { type BookingRow, lockBooking, updateBooking } from '../repository';
import { loadOptionDetails } from '../trips/option-details';

/** Saves what the host should know, until the trip begins. @throws AppError conflict */
export function saveHostNotes(
  { database, now }: BookingServices,
  { primaryKey }: BookingRow,
  hostNotes: HostNotes | null,
): Promise<BookingRow> {
  return database.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, primaryKey);
    const { experience } = await loadOptionDetails(tx, booking.optionPk);
    const isAhead = now() < startOf(booking, experience.check_in);
    if (!isAhead || (booking.status !== 'CONFIRMED' && booking.status !== 'PENDING')) {
      throw new AppError(
        'conflict',
        'Notes to the host can be changed until the trip begins; please call us.',
      );
    }
    return updateBooking(tx, primaryKey, { hostNotes });
  });
}
