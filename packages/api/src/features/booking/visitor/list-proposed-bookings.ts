import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import type { BookingRow } from '../repository';
import { bookings } from '../tables';

interface Visitor {
  readonly userPk: number | null;
  /** Hash that identifies the visitor's browser. */
  readonly visitorHash: string;
}

/**
 * Lists the newest booking of each proposal that the visitor has held.
 * @param proposalIds ids of the messages with the proposals
 */
export async function listProposedBookings(
  db: Db,
  { userPk, visitorHash }: Visitor,
  proposalIds: readonly string[],
): Promise<BookingRow[]> {
  if (proposalIds.length === 0) return [];
  const isOwn = or(
    eq(bookings.visitorHash, visitorHash),
    userPk === null ? undefined : eq(bookings.userPk, userPk),
  );
  return db
    .selectDistinctOn([bookings.proposalId])
    .from(bookings)
    .where(and(inArray(bookings.proposalId, [...proposalIds]), isOwn))
    .orderBy(bookings.proposalId, desc(bookings.primaryKey));
}
