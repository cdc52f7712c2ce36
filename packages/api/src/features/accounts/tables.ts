import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';

/** E-mail addresses and phone numbers verified by a code sent there. */
export const contacts = pgTable(
  'contacts',
  {
    primaryKey: key(),
    userPk: integer('user_pk')
      .notNull()
      .references(() => users.primaryKey, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** Lower-case e-mail address, or E.164 number. */
    value: text('value').notNull(),
    verifiedAt: instant('verified_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contacts_value').on(table.kind, table.value),
    index('contacts_user').on(table.userPk),
  ],
);

/** Requests for a one-time password. `hash_*` are keyed hashes of the code sent to each channel. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'link-contact', 'find-booking'] }).notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    countryCode: text('country_code').notNull(),
    /** Keyed hash of the requester, whose next challenge replaces this one. */
    requester: text('requester').notNull().default(''),
    /** Account that requested the code or is requested; null: the proved contact decides. */
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

/** Single-use tickets to register, for guests who entered a correct code. */
export const signupTickets = pgTable('signup_tickets', {
  hash: text('hash').primaryKey(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  countryCode: text('country_code').notNull(),
  /** Contact that the code verified. */
  verifiedKind: text('verified_kind', { enum: ['email', 'phone'] }).notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
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

/** Kinds of experience that users prefer. */
export const preferences = pgTable('preferences', {
  userPk: integer('user_pk')
    .primaryKey()
    .references(() => users.primaryKey, { onDelete: 'cascade' }),
  activityPks: integer('activity_pks').array().notNull(),
  themePks: integer('theme_pks').array().notNull(),
  wantsStay: boolean('wants_stay'),
});
