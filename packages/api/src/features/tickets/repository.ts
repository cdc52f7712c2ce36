import { desc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { tickets } from './tables';

export type TicketRow = typeof tickets.$inferSelect;

export async function addTicket(db: Db, ticket: typeof tickets.$inferInsert): Promise<TicketRow> {
  const [added] = await db.insert(tickets).values(ticket).returning();
  if (!added) throw new Error('The ticket was not written');
  return added;
}

/** Lists tickets, the newest first. */
export function findTickets(db: Db, limit: number, offset: number): Promise<TicketRow[]> {
  return db.select().from(tickets).orderBy(desc(tickets.primaryKey)).limit(limit).offset(offset);
}

/** Returns the public number of a ticket. */
export function numberOf({ primaryKey }: Pick<TicketRow, 'primaryKey'>): string {
  return `TK-${primaryKey}`;
}
