import type { Booking } from '@kaadu/contracts/booking';
import type { BookingServices } from '../booking-context';
import { planTrip, type WantedTrip } from './plan-trip';

/** A trip with its price. */
interface QuotedTrip {
  readonly experience: Booking['experience'];
  /** Name of the option. */
  readonly option: string;
  readonly totalPaise: number;
}

/**
 * Prices a trip before it is held; the hold decides whether there is room.
 * @throws AppError not_found, invalid with messages by field, conflict when the rules close it
 */
export async function quoteTrip(
  { database: { db }, options, now }: Pick<BookingServices, 'database' | 'options' | 'now'>,
  wanted: Omit<WantedTrip, 'add_ons' | 'coupon'>,
  isMember: boolean,
): Promise<QuotedTrip> {
  const details = await options.get(wanted.option_pk);
  const trip = { ...wanted, add_ons: [], coupon: null };
  const { quote } = await planTrip(db, details, trip, { isMember }, now());
  return { experience: details.experience, option: details.option.name, totalPaise: quote.total };
}
