import type { Booking } from '@kaadu/contracts/booking';
import type { TaxShare } from '../../../platform/money/tax-shares';
import type { BookingApi } from '../../../testing/bookings/booking-api';
import { readPdf } from '../../../testing/read-pdf';
import { chargedShares } from '../documents/booking-documents';
import { findBooking } from '../repository';

/** Returns the charged amounts of a booking (invoice less credit notes), in rupees by rate in percent. */
export async function charged({ db }: BookingApi, { reference }: Booking) {
  const row = await findBooking(db, reference);
  if (!row) throw new Error(`There is no ${reference}`);
  return inRupees(await chargedShares(db, row));
}
const inRupees = (shares: readonly TaxShare[]) =>
  shares.map(({ rate_bp, taxable, tax }) => [(rate_bp ?? 0) / 100, taxable / 100, tax / 100]);

/** Returns the text of each downloaded credit note of a booking, the oldest first. */
export async function creditNotes(
  { app }: BookingApi,
  { reference, key, credit_notes = [] }: Booking,
): Promise<string[]> {
  return Promise.all(
    credit_notes.map(async ({ number }) => {
      const url = `/bookings/${reference}/creditNotes/${number.replaceAll('/', '-')}?key=${key}`;
      const response = await app.inject(url);
      expect(response.headers['content-type']).toBe('application/pdf');
      return (await readPdf(response.rawPayload)).text;
    }),
  );
}
