import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import type { Caller } from '../../platform/sessions/caller';
import type { Contact } from '../accounts';
import { bookings, bookingTransitions } from './tables';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;

export async function findBooking(db: Db, reference: string): Promise<BookingRow | undefined> {
  const [found] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  return found;
}

export async function findBookingByKey(db: Db, primaryKey: number): Promise<BookingRow | undefined> {
  const [found] = await db.select().from(bookings).where(eq(bookings.primaryKey, primaryKey));
  return found;
}

export async function findBookingByVoucher(db: Db, code: string): Promise<BookingRow | undefined> {
  const [found] = await db.select().from(bookings).where(eq(bookings.voucherCode, code));
  return found;
}

/** Reads a booking and locks it until the transaction ends. */
export async function lockBooking(tx: Db, primaryKey: number): Promise<BookingRow> {
  const [found] = await tx.select().from(bookings).where(eq(bookings.primaryKey, primaryKey)).for('update');
  if (!found) throw new Error(`There is no booking ${primaryKey}`);
  return found;
}

/** Updates a booking that the caller has locked. */
export async function updateBooking(
  tx: Db,
  primaryKey: number,
  values: Partial<NewBooking>,
): Promise<BookingRow> {
  const [changed] = await tx
    .update(bookings)
    .set(values)
    .where(eq(bookings.primaryKey, primaryKey))
    .returning();
  if (!changed) throw new Error(`There is no booking ${primaryKey}`);
  return changed;
}

/**
 * Swaps the status by compare-and-swap: of two concurrent changes, one succeeds (booking §2).
 * @returns undefined when the booking has another status by now
 */
export async function swapStatus(
  tx: Db,
  { primaryKey, status }: Pick<BookingRow, 'primaryKey' | 'status'>,
  values: Partial<NewBooking>,
): Promise<BookingRow | undefined> {
  const [changed] = await tx
    .update(bookings)
    .set(values)
    .where(and(eq(bookings.primaryKey, primaryKey), eq(bookings.status, status)))
    .returning();
  return changed;
}

export async function addTransition(tx: Db, values: typeof bookingTransitions.$inferInsert): Promise<void> {
  await tx.insert(bookingTransitions).values(values);
}

/** Lists a page of the holds and started payments that ended before `before`, after the booking `afterKey`. */
export function listOverdueHolds(
  db: Db,
  before: Date,
  afterKey: number,
  limit: number,
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ['ON_HOLD', 'PAYMENT_PENDING']),
        lte(bookings.holdExpiresAt, before),
        gt(bookings.primaryKey, afterKey),
      ),
    )
    .orderBy(asc(bookings.primaryKey))
    .limit(limit);
}

export function listBookingsOf(db: Db, userPk: number): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(eq(bookings.userPk, userPk))
    .orderBy(desc(bookings.fromDay), desc(bookings.primaryKey))
    .limit(200);
}

/** Lists the bookings that a browser made while signed out. */
export function listBookingsOfVisitor(db: Db, visitorHash: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.visitorHash, visitorHash), isNull(bookings.userPk)))
    .orderBy(desc(bookings.primaryKey))
    .limit(50);
}

/** Lists live holds of the account or browser, the first to end first. */
export async function listLiveHolds(db: Db, { user, visitorHash }: Caller, now: Date): Promise<BookingRow[]> {
  const owners = [
    ...(user ? [eq(bookings.userPk, user.primaryKey)] : []),
    ...(visitorHash === null ? [] : [and(eq(bookings.visitorHash, visitorHash), isNull(bookings.userPk))]),
  ];
  if (owners.length === 0) return [];
  return db
    .select()
    .from(bookings)
    .where(
      and(
        or(...owners),
        inArray(bookings.status, ['ON_HOLD', 'PAYMENT_PENDING']),
        gt(bookings.holdExpiresAt, now),
      ),
    )
    .orderBy(asc(bookings.holdExpiresAt), asc(bookings.primaryKey));
}

interface Claimant {
  readonly visitorHash: string | undefined;
  /** Verified contacts. */
  readonly contacts: readonly Contact[];
}

const contactValue = {
  email: sql`(${bookings.contact} ->> 'email')`,
  phone: sql`(${bookings.contact} ->> 'phone')`,
};

/** Lists bookings without an account that a browser made, and paid ones with one of the contacts. */
export async function listUnowned(
  db: Db,
  { visitorHash, contacts }: Claimant,
): Promise<Pick<BookingRow, 'primaryKey'>[]> {
  // Anyone can enter another person's contact in a hold; a payment makes it a booking for that person.
  const isPaid = notInArray(bookings.status, ['ON_HOLD', 'PAYMENT_PENDING', 'EXPIRED']);
  const claims = [
    ...(visitorHash === undefined ? [] : [eq(bookings.visitorHash, visitorHash)]),
    ...contacts.map(({ kind, value }) => and(isPaid, eq(contactValue[kind], value))),
  ];
  if (claims.length === 0) return [];
  return db
    .select({ primaryKey: bookings.primaryKey })
    .from(bookings)
    .where(and(isNull(bookings.userPk), or(...claims)))
    .orderBy(asc(bookings.primaryKey))
    .limit(200);
}

/** Locks confirmed bookings in the period without a reminder. Skips rows locked by other processes. */
export function lockUnreminded(tx: Db, from: string, until: string, limit: number): Promise<BookingRow[]> {
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'CONFIRMED'),
        isNull(bookings.remindedAt),
        gt(bookings.fromDay, from),
        lte(bookings.fromDay, until),
      ),
    )
    .orderBy(asc(bookings.fromDay))
    .limit(limit)
    .for('update', { skipLocked: true });
}
