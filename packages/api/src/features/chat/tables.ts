import type { ChatImage, ChatSide, TripProposal } from '@kaadu/contracts/chat';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';
import { paymentRequests } from '../payments';

/** Conversations, one per visitor: an account, or a browser that is not signed in. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    primaryKey: key(),
    userPk: integer('user_pk').references(() => users.primaryKey, { onDelete: 'cascade' }),
    /** Hash of the secret in the browser's cookie. */
    visitorHash: text('visitor_hash').notNull(),
    isClosed: boolean('is_closed').notNull().default(false),
    assignedTo: integer('assigned_to').references(() => users.primaryKey, { onDelete: 'set null' }),
    /** Time since which the visitor has been waiting for an answer. */
    waitingSince: instant('waiting_since'),
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    readByVisitor: integer('read_by_visitor').notNull().default(0),
    readByAdvisor: integer('read_by_advisor').notNull().default(0),
    /** Recipient of e-mails with unread answers. */
    email: text('email'),
    /** Time at which unread answers are e-mailed. */
    emailDueAt: instant('email_due_at'),
    emailedTo: integer('emailed_to').notNull().default(0),
    /** Time of an advisor's latest activity in the thread, recorded once a minute. */
    advisorSeenAt: instant('advisor_seen_at'),
    /** Path of the visitor's latest page, with its time. */
    page: text('page'),
    seenAt: instant('seen_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_threads_user')
      .on(table.userPk)
      .where(sql`user_pk IS NOT NULL`),
    uniqueIndex('chat_threads_visitor')
      .on(table.visitorHash)
      .where(sql`user_pk IS NULL`),
    index('chat_threads_last').on(table.isClosed, table.lastAt),
    index('chat_threads_waiting')
      .on(table.waitingSince)
      .where(sql`waiting_since IS NOT NULL`),
    index('chat_threads_assigned').on(table.assignedTo, table.lastAt),
    index('chat_threads_email')
      .on(table.emailDueAt)
      .where(sql`email_due_at IS NOT NULL`),
  ],
);

/** Messages, numbered in commit order without gaps: the thread's row is locked while one is added. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    threadPk: integer('thread_pk')
      .notNull()
      .references(() => chatThreads.primaryKey, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Id from the sender, so that a repeated message is stored once. */
    clientId: uuid('client_id').notNull(),
    side: text('side').$type<ChatSide>().notNull(),
    authorPk: integer('author_pk').references(() => users.primaryKey, { onDelete: 'set null' }),
    text: text('text').notNull(),
    image: jsonb('image').$type<ChatImage>(),
    proposal: jsonb('proposal').$type<TripProposal>(),
    paymentRequestPk: integer('payment_request_pk').references(() => paymentRequests.primaryKey),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadPk, table.number] }),
    uniqueIndex('chat_messages_client_id').on(table.threadPk, table.side, table.clientId),
    index('chat_messages_asked')
      .on(table.sentAt)
      .where(sql`side = 'visitor'`),
    index('chat_messages_proposal')
      .on(table.clientId)
      .where(sql`proposal IS NOT NULL`),
    index('chat_messages_payment_request')
      .on(table.paymentRequestPk)
      .where(sql`payment_request_pk IS NOT NULL`),
  ],
);

/** Canned replies, shared by all advisors. */
export const cannedReplies = pgTable('chat_canned_replies', {
  primaryKey: key(),
  title: text('title').notNull().unique(),
  text: text('text').notNull(),
});
