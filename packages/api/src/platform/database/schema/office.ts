import { date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { experiences } from './catalogue';
import { instant, key } from './columns';
import { users } from './people';

/** Who runs an experience on the ground. */
export const organisers = pgTable('organisers', {
  primaryKey: key(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  city: text('city').notNull(),
});

export const discounts = pgTable('discounts', {
  primaryKey: key(),
  code: text('code').notNull().unique(),
  percent: smallint('percent').notNull(),
  terms: text('terms').notNull(),
  /** First and last day, Asia/Kolkata, both included. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
});

/** Pictures that the back office may put on an activity or theme. */
export const icons = pgTable('icons', {
  primaryKey: key(),
  name: text('name').notNull().unique(),
  imagePath: text('image_path').notNull(),
});

/** An amount that sales asked a traveller to pay, outside of a catalogue purchase. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    primaryKey: key(),
    /** Unguessable; the link sent to the traveller. */
    token: text('token').notNull().unique(),
    userPk: integer('user_pk').references(() => users.primaryKey),
    experiencePk: integer('experience_pk').references(() => experiences.primaryKey),
    description: text('description').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    status: text('status', { enum: ['open', 'paid', 'failed', 'cancelled', 'refunded'] }).notNull(),
    transactionRef: text('transaction_ref'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('payment_requests_user').on(table.userPk)],
);

/** Who changed what in the back office; rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    primaryKey: key(),
    at: instant('at').notNull().defaultNow(),
    userPk: integer('user_pk').references(() => users.primaryKey),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.at)],
);
