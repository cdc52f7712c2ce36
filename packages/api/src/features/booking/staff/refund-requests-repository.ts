import { and, asc, eq, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { users } from '../../../platform/sessions/tables';
import { refundRequests } from '../tables';

export type RefundRequestRow = typeof refundRequests.$inferSelect;

export async function addRefundRequest(
  tx: Db,
  values: typeof refundRequests.$inferInsert,
): Promise<RefundRequestRow> {
  const [added] = await tx.insert(refundRequests).values(values).returning();
  if (!added) throw new Error('The refund request was not written');
  return added;
}

export async function findRefundRequest(db: Db, primaryKey: number): Promise<RefundRequestRow | undefined> {
  const [found] = await db.select().from(refundRequests).where(eq(refundRequests.primaryKey, primaryKey));
  return found;
}

/** Decides a request whose booking the caller has locked. */
export async function updateRefundRequest(
  tx: Db,
  primaryKey: number,
  values: Pick<RefundRequestRow, 'status' | 'decidedBy' | 'decidedAt' | 'note'>,
): Promise<void> {
  await tx.update(refundRequests).set(values).where(eq(refundRequests.primaryKey, primaryKey));
}

/** Paise of a booking that wait for a second person. */
export async function sumWaitingRefunds(db: Db, bookingPk: number): Promise<number> {
  const [row] = await db
    .select({ sum: sum(refundRequests.amountPaise).mapWith(Number) })
    .from(refundRequests)
    .where(and(eq(refundRequests.bookingPk, bookingPk), eq(refundRequests.status, 'waiting')));
  return row?.sum ?? 0;
}

const deciders = alias(users, 'deciders');

/** Refunds of a booking that staff asked for, with who asked and who decided. */
export function listRefundRequests(db: Db, bookingPk: number) {
  return db
    .select({
      request: refundRequests,
      requester: { firstName: users.firstName, lastName: users.lastName },
      decider: { firstName: deciders.firstName, lastName: deciders.lastName },
    })
    .from(refundRequests)
    .innerJoin(users, eq(users.primaryKey, refundRequests.requestedBy))
    .leftJoin(deciders, eq(deciders.primaryKey, refundRequests.decidedBy))
    .where(eq(refundRequests.bookingPk, bookingPk))
    .orderBy(asc(refundRequests.primaryKey));
}
