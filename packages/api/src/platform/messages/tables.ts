import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, key } from '../database/columns';
import type { Attachment } from './messenger';

/** Queued messages, written in the transaction that they are about. */
export const outbox = pgTable(
  'outbox',
  {
    primaryKey: key(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** HTML version of an e-mail's `body`. */
    html: text('html'),
    /** Files attached to an e-mail. */
    attachments: jsonb('attachments').$type<readonly Attachment[]>(),
    /** One-click unsubscribe URL of an e-mail (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Messages with the same key are queued once; see `queueMessage`. */
    deduplicationKey: text('deduplication_key').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Earliest time of the next attempt. */
    dueAt: instant('due_at').notNull(),
    /** Time after which the message is not sent. */
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
