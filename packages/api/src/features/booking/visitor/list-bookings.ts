import { type BookingsList, bookingStatus } from '@kaadu/contracts/booking';
import { indiaDate } from '../../../platform/money/india-date';
import { lastDayOf } from '../booking-times';
import { type BookingRow, listBookingsOf } from '../repository';
import type { BookingServices } from '../booking-context';
import { viewSummary } from './view-booking';

/** Lists the bookings of an account: upcoming, then past, then not completed. */
export async function listBookings(services: BookingServices, userPk: number): Promise<BookingsList> {
  const { db } = services.database;
  const today = indiaDate(services.now());
  // A hold that expired without a payment is not listed.
  const rows = (await listBookingsOf(db, userPk)).filter(
    ({ status }) => bookingStatus[status].group !== 'expired',
  );
  const isOver = (row: BookingRow) => lastDayOf(row) < today || bookingStatus[row.status].isOver === true;
  const cancelled = rows.filter(({ status }) => bookingStatus[status].group === 'ended');
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
