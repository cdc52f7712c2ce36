import { and, asc, eq, lte, max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { moveCapacity } from '../../availability';
import { bookingChanges } from '../tables';

export type BookingChange = typeof bookingChanges.$inferSelect;

/** Finds the change of a booking that waits for its payment. */
export async function findPendingChange(db: Db, bookingPk: number): Promise<BookingChange | undefined> {
  const [found] = await db
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingPk, bookingPk), eq(bookingChanges.status, 'pending')));
  return found;
}

/** Reads a change of a booking that the caller has locked. */
export async function requireChange(tx: Db, bookingPk: number, part: number): Promise<BookingChange> {
  const [found] = await tx
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingPk, bookingPk), eq(bookingChanges.part, part)));
  if (!found) throw new Error(`Booking ${bookingPk} has no change ${part}`);
  return found;
}

/** Stores a pending change of a locked booking under the next number. @returns the number */
export async function addPendingChange(
  tx: Db,
  change: Omit<typeof bookingChanges.$inferInsert, 'part' | 'status'>,
): Promise<number> {
  const [last] = await tx
    .select({ part: max(bookingChanges.part) })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingPk, change.bookingPk));
  const part = (last?.part ?? 0) + 1;
  await tx.insert(bookingChanges).values({ ...change, part, status: 'pending' });
  return part;
}

/** Records the end of a change of a locked booking. Its capacity is the caller's. */
export async function closeChange(
  tx: Db,
  { bookingPk, part }: BookingChange,
  status: Exclude<BookingChange['status'], 'pending'>,
  endedAt: Date,
): Promise<void> {
  await tx
    .update(bookingChanges)
    .set({ status, endedAt })
    .where(and(eq(bookingChanges.bookingPk, bookingPk), eq(bookingChanges.part, part)));
}

/** Ends the pending change of a locked booking, if there is one, and releases what it holds. */
export async function endPendingChange(
  tx: Db,
  bookingPk: number,
  status: 'expired' | 'released' | 'returned',
  now: Date,
): Promise<void> {
  const change = await findPendingChange(tx, bookingPk);
  if (!change) return;
  if (change.held.length > 0) await moveCapacity(tx, change.held, 'release');
  await closeChange(tx, change, status, now);
}

/** Lists pending changes whose time ended before `before`, the oldest first. */
export function listOverdueChanges(db: Db, before: Date, limit: number): Promise<BookingChange[]> {
  return db
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.status, 'pending'), lte(bookingChanges.expiresAt, before)))
    .orderBy(asc(bookingChanges.expiresAt))
    .limit(limit);
}
