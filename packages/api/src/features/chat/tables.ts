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

/** The conversation of one visitor: of an account, or of a browser that nobody has signed in with. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    primaryKey: key(),
    userPk: integer('user_pk').references(() => users.primaryKey, { onDelete: 'cascade' }),
    /** Hash of the secret that the browser keeps in a cookie. */
    visitorHash: text('visitor_hash').notNull(),
    isClosed: boolean('is_closed').notNull().default(false),
    assignedTo: integer('assigned_to').references(() => users.primaryKey, { onDelete: 'set null' }),
    /** Since when the visitor waits for an answer. */
    waitingSince: instant('waiting_since'),
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    readByVisitor: integer('read_by_visitor').notNull().default(0),
    readByAdvisor: integer('read_by_advisor').notNull().default(0),
    /** Where answers are e-mailed to that nobody reads here. */
    email: text('email'),
    /** When unread answers are e-mailed. */
    emailDueAt: instant('email_due_at'),
    emailedTo: integer('emailed_to').notNull().default(0),
    /** Path of the page that the visitor was on last, and when. */
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

/** Messages are numbered in the order of their commits, without gaps: the thread's row is locked while one is added. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    threadPk: integer('thread_pk')
      .notNull()
      .references(() => chatThreads.primaryKey, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Made by the sender: a repeated message is stored once. */
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
    index('chat_messages_payment_request')
      .on(table.paymentRequestPk)
      .where(sql`payment_request_pk IS NOT NULL`),
  ],
);

/** Replies that all advisors share. */
export const cannedReplies = pgTable('chat_canned_replies', {
  primaryKey: key(),
  title: text('title').notNull().unique(),
  text: text('text').notNull(),
});
