import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, key } from './columns';

/** What a person may do in the back office; `traveller` may do nothing there. */
export const roles = pgTable('roles', {
  primaryKey: integer('primary_key').primaryKey(),
  name: text('name', { enum: ['traveller', 'content', 'sales', 'finance', 'admin'] })
    .notNull()
    .unique(),
});

export const users = pgTable('users', {
  primaryKey: key(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** As last given by the person; only `contacts` with a `verified_at` identify an account. */
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  countryCode: text('country_code').notNull(),
  rolePk: integer('role_pk')
    .notNull()
    .references(() => roles.primaryKey),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Addresses and numbers whose owner proved, with a code sent there, that they are his. */
export const contacts = pgTable(
  'contacts',
  {
    primaryKey: key(),
    userPk: integer('user_pk')
      .notNull()
      .references(() => users.primaryKey, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** Lower-case address, or E.164 number. */
    value: text('value').notNull(),
    verifiedAt: instant('verified_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contacts_value').on(table.kind, table.value),
    index('contacts_user').on(table.userPk),
  ],
);

/** One request for a one-time password. `hash_*` are keyed hashes of the code sent to each channel. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'link-contact'] }).notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    countryCode: text('country_code').notNull(),
    /** The account that the code signs in to; null: nobody's yet. */
    userPk: integer('user_pk').references(() => users.primaryKey, { onDelete: 'cascade' }),
    emailHash: text('email_hash'),
    phoneHash: text('phone_hash'),
    tries: smallint('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('otp_challenges_expiry').on(table.expiresAt)],
);

/** Single-use leave to register, given after a guest's code was right. */
export const signupTickets = pgTable('signup_tickets', {
  hash: text('hash').primaryKey(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  countryCode: text('country_code').notNull(),
  /** Which of the two was proved by the code. */
  verifiedKind: text('verified_kind', { enum: ['email', 'phone'] }).notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const sessions = pgTable(
  'sessions',
  {
    primaryKey: key(),
    userPk: integer('user_pk')
      .notNull()
      .references(() => users.primaryKey, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    cookieHash: text('cookie_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userPk)],
);

/** Fixed-window counters shared by every process. `key` holds hashes, never an address or a number. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_counters_expiry').on(table.expiresAt)],
);

export const subscriptions = pgTable('subscriptions', {
  primaryKey: key(),
  email: text('email').notNull().unique(),
  /** In the unsubscribe link of every letter. */
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  unsubscribedAt: instant('unsubscribed_at'),
});

export const utmRecords = pgTable(
  'utm_records',
  {
    primaryKey: key(),
    userPk: integer('user_pk').references(() => users.primaryKey),
    landingUrl: text('landing_url').notNull(),
    campaign: text('campaign').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    term: text('term').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('utm_records_user').on(table.userPk)],
);

/** Kinds of experience that a traveller said to like. */
export const preferences = pgTable('preferences', {
  userPk: integer('user_pk')
    .primaryKey()
    .references(() => users.primaryKey, { onDelete: 'cascade' }),
  activityPks: integer('activity_pks').array().notNull(),
  themePks: integer('theme_pks').array().notNull(),
  wantsStay: boolean('wants_stay'),
});

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
