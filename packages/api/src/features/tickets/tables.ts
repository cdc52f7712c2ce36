import type { TicketTopic } from '@kaadu/contracts/tickets';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';

/** Messages that visitors have sent to the team. */
export const tickets = pgTable('tickets', {
  primaryKey: key(),
  topic: text('topic').$type<TicketTopic>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** Phone number; empty if not given. */
  phone: text('phone').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
});
