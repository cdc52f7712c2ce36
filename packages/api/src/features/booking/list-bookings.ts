import type { BookingsList } from '@kaadu/contracts/booking';
import { indiaDate } from '../../platform/money/india-date';
import { lastDayOf } from './booking-times';
import { type BookingRow, listBookingsOf } from './repository';
import type { BookingServices } from './booking-context';
import { viewSummary } from './view-booking';

const calledOff: readonly BookingRow['status'][] = ['CANCELLED', 'REFUND_PENDING', 'REFUNDED', 'REJECTED'];

/** The bookings of an account: what is to come first, then what has been, then what came to nothing. */
export async function listBookings(services: BookingServices, userPk: number): Promise<BookingsList> {
  const { db } = services.database;
  const today = indiaDate(services.now());
  // A hold that has ended without a payment is nobody's booking.
  const rows = (await listBookingsOf(db, userPk)).filter(({ status }) => status !== 'EXPIRED');
  const isOver = (row: BookingRow) => lastDayOf(row) < today || ['REDEEMED', 'NO_SHOW'].includes(row.status);
  const cancelled = rows.filter(({ status }) => calledOff.includes(status));
  const active = rows.filter((row) => !cancelled.includes(row));
  const view = (some: BookingRow[]) =>
    Promise.all(
      some.map(async (row) => viewSummary(db, services, row, await services.options.get(row.optionPk))),
    );
  return {
    upcoming: await view(active.filter((row) => !isOver(row)).reverse()),
    past: await view(active.filter(isOver)),
    cancelled: await view(cancelled),
  };
}
