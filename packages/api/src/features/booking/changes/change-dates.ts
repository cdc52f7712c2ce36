import type { DateChangeQuote } from '@kaadu/contracts/booking';
import { AppError } from '../../../platform/errors/app-error';
import type { PaymentServices } from '../../payments';
import type { BookingServices } from '../booking-context';
import type { BookingRow } from '../repository';
import { changeBooking } from './change-booking';
import { quoteChange } from './plan-change';

/* Calls of pages of earlier releases, which change dates only and take no payment. */

interface NewDates {
  readonly from: string;
  readonly to: string | null;
  readonly slot: string | null;
}

const changeOf = (booking: BookingRow, dates: NewDates) => ({
  ...dates,
  party: { guests: booking.guests, ages: booking.ages },
});

function requireNotDearer(difference: number): void {
  if (difference <= 0) return;
  throw new AppError(
    'conflict',
    'These dates cost more than was paid. Please reload the page to pay the difference.',
  );
}

/** Quotes a move to other dates. @throws AppError as `quoteChange`, conflict when the price is higher */
export async function quoteDateChange(
  services: BookingServices,
  booking: BookingRow,
  dates: NewDates,
): Promise<DateChangeQuote> {
  const { quote, difference } = await quoteChange(services, booking, changeOf(booking, dates));
  requireNotDearer(difference);
  return { quote, refund: 0 - difference };
}

/** Moves a booking. @throws AppError as `changeBooking`, conflict when the price is higher */
export async function changeDates(
  services: BookingServices & PaymentServices,
  booking: BookingRow,
  { shownRefund, ...dates }: NewDates & { readonly shownRefund: number },
): Promise<BookingRow> {
  requireNotDearer(0 - shownRefund);
  return changeBooking(services, booking, { ...changeOf(booking, dates), shownDifference: 0 - shownRefund });
}
