import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { signupTickets } from './tables';

export async function addTicket(db: Db, ticket: typeof signupTickets.$inferInsert): Promise<void> {
  await db.insert(signupTickets).values(ticket);
}

/** Uses a ticket up and gives it; undefined when it is unknown, used or past its time. */
export async function takeTicket(db: Db, hash: string, now: Date) {
  const [ticket] = await db
    .update(signupTickets)
    .set({ usedAt: now })
    .where(and(eq(signupTickets.hash, hash), isNull(signupTickets.usedAt), gt(signupTickets.expiresAt, now)))
    .returning();
  return ticket;
}

export async function sweepTickets(db: Db, before: Date): Promise<void> {
  await db.delete(signupTickets).where(lt(signupTickets.expiresAt, before));
}
