import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { hashToken } from '../../../platform/secrets/secret-values';
import { listPaymentsOf, type Payment } from '../../payments';
import { subjectOf } from '../lifecycle/transition';
import type { BookingRow } from '../repository';
import { bookings, bookingShares } from '../tables';

export type BookingShare = typeof bookingShares.$inferSelect;

/** A part of a price with its payment, if one has been started. */
export interface ShareState extends BookingShare {
  readonly payment: Payment | undefined;
  /** Whether the payment was made; also when it has been refunded since. */
  readonly isPaid: boolean;
}

/** Returns the number of a part's payment among those of the booking. */
export const partOf = ({ number }: Pick<BookingShare, 'number'>) => -number;

export async function addShares(tx: Db, shares: readonly BookingShare[]): Promise<void> {
  await tx.insert(bookingShares).values([...shares]);
}

/** Finds the part of a link, with its booking. */
export async function findShare(
  db: Db,
  token: string,
): Promise<{ readonly share: BookingShare; readonly booking: BookingRow } | undefined> {
  const [found] = await db
    .select({ share: bookingShares, booking: bookings })
    .from(bookingShares)
    .innerJoin(bookings, eq(bookings.primaryKey, bookingShares.bookingPk))
    .where(eq(bookingShares.tokenHash, hashToken(token)));
  return found;
}

/** Lists the parts of a booking's price with their payments, in order. */
export async function listShareStates(
  db: Db,
  booking: Pick<BookingRow, 'primaryKey'>,
): Promise<ShareState[]> {
  const shares = await db
    .select()
    .from(bookingShares)
    .where(eq(bookingShares.bookingPk, booking.primaryKey))
    .orderBy(asc(bookingShares.number));
  const payments = await listPaymentsOf(db, subjectOf(booking));
  return shares.map((share) => {
    const payment = payments.find(({ part }) => part === partOf(share));
    return { ...share, payment, isPaid: payment?.status === 'paid' };
  });
}
