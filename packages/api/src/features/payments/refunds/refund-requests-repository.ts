import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { users } from '../../../platform/sessions/tables';
import { refundRequests } from '../tables';

export type RefundRequestRow = typeof refundRequests.$inferSelect;

export async function insertRefundRequest(
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

/** Decides a request whose subject the caller has locked. */
export async function updateRefundRequest(
  tx: Db,
  primaryKey: number,
  values: Pick<RefundRequestRow, 'status' | 'decidedBy' | 'decidedAt' | 'note'>,
): Promise<void> {
  await tx.update(refundRequests).set(values).where(eq(refundRequests.primaryKey, primaryKey));
}

/** Sums up the refunds of a booking's balance that wait for a second person, in paise. */
export async function sumWaitingRefunds(db: Db, subject: string): Promise<number> {
  const [row] = await db
    .select({ sum: sum(refundRequests.amountPaise).mapWith(Number) })
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.subject, subject),
        eq(refundRequests.status, 'waiting'),
        // Other actions refund amounts that have already left the balance.
        eq(refundRequests.action, 'refund_booking'),
      ),
    );
  return row?.sum ?? 0;
}

/** Finds a request of some kind about a subject, or one of its refunds, that waits for a second person. */
export async function findWaiting(
  db: Db,
  subject: string,
  about: { readonly action: RefundRequestRow['action'] } | { readonly refundPk: number },
): Promise<RefundRequestRow | undefined> {
  const isAbout =
    'action' in about ? eq(refundRequests.action, about.action) : eq(refundRequests.refundPk, about.refundPk);
  const [found] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.subject, subject), eq(refundRequests.status, 'waiting'), isAbout));
  return found;
}

const deciders = alias(users, 'deciders');

/** Lists refund requests for a booking, with who requested and decided them. */
export function listRefundRequests(db: Db, subject: string) {
  return db
    .select({
      request: refundRequests,
      requester: { firstName: users.firstName, lastName: users.lastName },
      decider: { firstName: deciders.firstName, lastName: deciders.lastName },
    })
    .from(refundRequests)
    .innerJoin(users, eq(users.primaryKey, refundRequests.requestedBy))
    .leftJoin(deciders, eq(deciders.primaryKey, refundRequests.decidedBy))
    .where(and(eq(refundRequests.subject, subject), eq(refundRequests.action, 'refund_booking')))
    .orderBy(asc(refundRequests.primaryKey));
}

/** Lists all requests that wait for a second person, the oldest first. */
export function listWaiting(db: Db) {
  return db
    .select({
      request: refundRequests,
      requester: { primaryKey: users.primaryKey, firstName: users.firstName, lastName: users.lastName },
    })
    .from(refundRequests)
    .innerJoin(users, eq(users.primaryKey, refundRequests.requestedBy))
    .where(inArray(refundRequests.status, ['waiting']))
    .orderBy(asc(refundRequests.primaryKey))
    .limit(200);
}
