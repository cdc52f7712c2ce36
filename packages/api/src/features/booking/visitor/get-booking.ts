import type { Booking } from '@kaadu/contracts/booking';
import { inSnapshot } from '../../../platform/database/in-snapshot';
import type { BookingServices } from '../booking-context';
import { type BookingRow, findBookingByKey } from '../repository';
import { viewBooking } from './view-booking';

/** Returns a booking as its owner sees it, with what is paid at the same moment. @param found as the caller read it */
export async function getBooking(services: BookingServices, found: BookingRow): Promise<Booking> {
  const details = await services.options.get(found.optionPk);
  return inSnapshot(services.database.db, async (tx) => {
    const booking = (await findBookingByKey(tx, found.primaryKey)) ?? found;
    return viewBooking(tx, services, booking, details);
  });
}
