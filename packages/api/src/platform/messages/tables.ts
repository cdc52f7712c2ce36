import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, key } from '../database/columns';

/** Messages to send, written in the transaction that they tell of. */
export const outbox = pgTable(
  'outbox',
  {
    primaryKey: key(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** One-click unsubscribe address of a letter (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Not to be sent before; pushed back after a failure. */
    dueAt: instant('due_at').notNull(),
    /** Useless afterwards: dropped unsent. */
    expiresAt: instant('expires_at'),
    attempts: smallint('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`sent_at IS NULL`),
  ],
);
