import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { signupTickets } from '../tables';

export async function addTicket(db: Db, ticket: typeof signupTickets.$inferInsert): Promise<void> {
  await db.insert(signupTickets).values(ticket);
}

/** Consumes a ticket and returns it; undefined when it is unknown, used or expired. */
export async function consumeTicket(db: Db, hash: string, now: Date) {
  const [ticket] = await db
    .update(signupTickets)
    .set({ usedAt: now })
    .where(and(eq(signupTickets.hash, hash), isNull(signupTickets.usedAt), gt(signupTickets.expiresAt, now)))
    .returning();
  return ticket;
}

export async function deleteExpiredTickets(db: Db, before: Date): Promise<void> {
  await db.delete(signupTickets).where(lt(signupTickets.expiresAt, before));
}
