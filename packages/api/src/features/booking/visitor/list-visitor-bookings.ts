import type { BookingSummary } from '@kaadu/contracts/booking';
import type { BookingServices } from '../booking-context';
import { listBookingsOf, listBookingsOfVisitor } from '../repository';
import { type ViewServices, viewSummary } from './view-booking';

interface Visitor {
  readonly userPk: number | null;
  /** Of the browser, for a visitor who is not signed in. */
  readonly visitorHash: string | null;
}

const most = 20;

/** Bookings of an account or of a browser, as staff see them: without the key that opens them. */
export async function listVisitorBookings(
  services: ViewServices & Pick<BookingServices, 'database' | 'options'>,
  { userPk, visitorHash }: Visitor,
): Promise<Omit<BookingSummary, 'key'>[]> {
  const { db } = services.database;
  const rows =
    userPk !== null
      ? await listBookingsOf(db, userPk)
      : visitorHash !== null
        ? await listBookingsOfVisitor(db, visitorHash)
        : [];
  const shown = rows.filter(({ status }) => status !== 'EXPIRED').slice(0, most);
  return Promise.all(
    shown.map(async (row) => {
      const { key: _key, ...summary } = await viewSummary(
        db,
        services,
        row,
        await services.options.get(row.optionPk),
      );
      return summary;
    }),
  );
}
