import type { Language } from '@kaadu/contracts';
import type { Quote } from '@kaadu/contracts/availability';
import type { BookingStatus, Contact, GstBuyer, HostNotes, Traveller } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';
import { discounts } from '../admin';
import type { Claim } from '../availability';
import { experienceOptions, experiences } from '../catalogue';
import { ratings } from '../reviews';

/** A purchase, from the hold on. Its status changes only by `transition` (booking §3). */
export const bookings = pgTable(
  'bookings',
  {
    primaryKey: key(),
    /** Human-readable reference. */
    reference: text('reference').notNull().unique(),
    status: text('status').$type<BookingStatus>().notNull(),
    experiencePk: integer('experience_pk')
      .notNull()
      .references(() => experiences.primaryKey),
    optionPk: integer('option_pk')
      .notNull()
      .references(() => experienceOptions.primaryKey),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Day of departure; null for an activity. */
    toDay: date('to_day', { mode: 'string' }),
    /** HH:MM; empty for a stay. */
    slot: text('slot').notNull(),
    guests: smallint('guests').notNull(),
    ages: smallint('ages').array().notNull(),
    addOns: jsonb('add_ons').$type<readonly { add_on_pk: number; quantity: number }[]>().notNull(),
    /** Capacity claims; the status says whether they are held, sold or released. */
    claims: jsonb('claims').$type<readonly Claim[]>().notNull(),
    /** Price that the traveller agreed to. */
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** Paise; the quote's total. */
    totalPaise: integer('total_paise').notNull(),
    /** Total shown before the last price change, if it differs; null once the new one is accepted. */
    shownTotalPaise: integer('shown_total_paise'),
    /** Refund steps at the time of booking. */
    policy: jsonb('policy').$type<readonly { days_before: number; refund_percent: number }[]>().notNull(),
    onRequest: boolean('on_request').notNull(),
    couponPk: integer('coupon_pk').references(() => discounts.primaryKey),
    userPk: integer('user_pk').references(() => users.primaryKey),
    /** Hash of the secret in the cookie of the browser that made the hold. */
    visitorHash: text('visitor_hash').notNull(),
    contact: jsonb('contact').$type<Contact>(),
    travellers: jsonb('travellers').$type<readonly Traveller[]>().notNull(),
    hostNotes: jsonb('host_notes').$type<HostNotes>(),
    /** Business to invoice; null for a private person. */
    gstBuyer: jsonb('gst_buyer').$type<GstBuyer>(),
    holdExpiresAt: instant('hold_expires_at').notNull(),
    extended: boolean('extended').notNull().default(false),
    paymentFailed: boolean('payment_failed').notNull().default(false),
    /** Code in the voucher's QR symbol; null until the booking is confirmed. */
    voucherCode: text('voucher_code').unique(),
    /** Increased by each change that calendars show (RFC 5545 SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    remindedAt: instant('reminded_at'),
    /** The traveller's review of the trip. */
    reviewPk: integer('review_pk').references(() => ratings.primaryKey, { onDelete: 'set null' }),
    /** Id of the chat message that proposed the trip. */
    proposalId: uuid('proposal_id'),
    /** Time at which the price was split into parts; null: one payment. */
    sharedAt: instant('shared_at'),
    /** Language of the pages on which it was made, and of its e-mails. */
    language: text('language').$type<Language>().notNull().default('en'),
  },
  (table) => [
    index('bookings_user').on(table.userPk, table.fromDay),
    index('bookings_visitor').on(table.visitorHash),
    index('bookings_guest_email')
      .on(sql`(contact ->> 'email')`)
      .where(sql`user_pk IS NULL`),
    index('bookings_guest_phone')
      .on(sql`(contact ->> 'phone')`)
      .where(sql`user_pk IS NULL`),
    index('bookings_created').on(table.createdAt),
    index('bookings_proposal')
      .on(table.proposalId)
      .where(sql`proposal_id IS NOT NULL`),
    index('bookings_hold')
      .on(table.holdExpiresAt)
      .where(sql`status IN ('ON_HOLD', 'PAYMENT_PENDING')`),
    index('bookings_reminder')
      .on(table.fromDay)
      .where(sql`status = 'CONFIRMED' AND reminded_at IS NULL`),
  ],
);

/** Status changes of bookings, with their triggers. */
export const bookingTransitions = pgTable(
  'booking_transitions',
  {
    primaryKey: key(),
    bookingPk: integer('booking_pk')
      .notNull()
      .references(() => bookings.primaryKey),
    at: instant('at').notNull(),
    trigger: text('trigger').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').$type<BookingStatus>().notNull(),
    /** Member of staff who made the change; null for the traveller, the gateway or a timeout. */
    userPk: integer('user_pk').references(() => users.primaryKey),
    /** Reason given by the member of staff. */
    note: text('note'),
  },
  (table) => [index('booking_transitions_booking').on(table.bookingPk)],
);

/** Changes of confirmed bookings that cost more than before. Each takes effect when its difference is paid. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    bookingPk: integer('booking_pk')
      .notNull()
      .references(() => bookings.primaryKey),
    /** Number of the change, and of its payment. */
    part: smallint('part').notNull(),
    /** `released`: given up or replaced. `returned`: paid too late, and refunded. */
    status: text('status', { enum: ['pending', 'applied', 'expired', 'released', 'returned'] }).notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Day of departure; null for an activity. */
    toDay: date('to_day', { mode: 'string' }),
    /** HH:MM; empty for a stay. */
    slot: text('slot').notNull(),
    guests: smallint('guests').notNull(),
    ages: smallint('ages').array().notNull(),
    addOns: jsonb('add_ons').$type<readonly { add_on_pk: number; quantity: number }[]>().notNull(),
    travellers: jsonb('travellers').$type<readonly Traveller[]>().notNull(),
    /** Claims of the booking after the change. */
    claims: jsonb('claims').$type<readonly Claim[]>().notNull(),
    /** Claims beyond those of the booking, held while the change is pending. */
    held: jsonb('held').$type<readonly Claim[]>().notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** Amount to pay. */
    differencePaise: integer('difference_paise').notNull(),
    /** Sequence of the booking that is changed. */
    sequence: integer('sequence').notNull(),
    /** Member of staff who makes the change; null for the traveller. */
    userPk: integer('user_pk').references(() => users.primaryKey),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingPk, table.part] }),
    uniqueIndex('booking_changes_pending')
      .on(table.bookingPk)
      .where(sql`status = 'pending'`),
    index('booking_changes_expiry')
      .on(table.expiresAt)
      .where(sql`status = 'pending'`),
  ],
);

/** Parts of the price of a booking that several people pay. Payments tell which are paid. */
export const bookingShares = pgTable(
  'booking_shares',
  {
    bookingPk: integer('booking_pk')
      .notNull()
      .references(() => bookings.primaryKey),
    /** From 1. The payment's part is the negative number. */
    number: smallint('number').notNull(),
    name: text('name'),
    amountPaise: integer('amount_paise').notNull(),
    /** Hash of the secret in the part's link. */
    tokenHash: text('token_hash').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.bookingPk, table.number] })],
);

/** Notes of staff on a booking; travellers never see them. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    primaryKey: key(),
    bookingPk: integer('booking_pk')
      .notNull()
      .references(() => bookings.primaryKey),
    /** Null when the author's account has been deleted. */
    userPk: integer('user_pk').references(() => users.primaryKey, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingPk)],
);

/** Coupon uses, one per person. Removed when the booking is not completed. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponPk: integer('coupon_pk')
      .notNull()
      .references(() => discounts.primaryKey),
    bookingPk: integer('booking_pk')
      .notNull()
      .references(() => bookings.primaryKey),
    /** The account, or the hash of a guest's browser or e-mail address. */
    person: text('person').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponPk, table.bookingPk, table.person] }),
    uniqueIndex('coupon_uses_person').on(table.couponPk, table.person),
  ],
);

/** Travellers that an account has saved for its next booking. */
export const savedTravellers = pgTable('saved_travellers', {
  userPk: integer('user_pk')
    .primaryKey()
    .references(() => users.primaryKey, { onDelete: 'cascade' }),
  travellers: jsonb('travellers').$type<readonly Traveller[]>().notNull(),
});
