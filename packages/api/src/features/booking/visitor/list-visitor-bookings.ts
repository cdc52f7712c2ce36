import type { BookingSummary } from '@kaadu/contracts/booking';
import type { BookingServices } from '../booking-context';
import { listBookingsOf, listBookingsOfVisitor } from '../repository';
import { type ViewServices, viewSummary } from './view-booking';

interface Visitor {
  readonly userPk: number | null;
  /** Hash that identifies the browser of a visitor who is not signed in. */
  readonly visitorHash: string | null;
}

const most = 20;

/** Lists bookings of an account or browser for staff, without the keys that open them. */
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
