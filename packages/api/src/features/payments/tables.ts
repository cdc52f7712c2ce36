import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, key } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';
import { experiences } from '../catalogue';

/** An amount that sales has asked a customer to pay, outside of a catalogue purchase. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    primaryKey: key(),
    /** Unguessable part of the link sent to the customer. */
    token: text('token').notNull().unique(),
    userPk: integer('user_pk').references(() => users.primaryKey),
    experiencePk: integer('experience_pk').references(() => experiences.primaryKey),
    description: text('description').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    status: text('status', { enum: ['open', 'paid', 'failed', 'cancelled', 'refunded'] }).notNull(),
    transactionRef: text('transaction_ref'),
    /** No payment can be started afterwards; null: never. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('payment_requests_user').on(table.userPk)],
);

/** A gateway's order: one for each thing that is paid for. */
export const payments = pgTable(
  'payments',
  {
    primaryKey: key(),
    /** What it pays for, `booking:<key>`: one order a booking (booking §3). */
    subject: text('subject').notNull().unique(),
    gateway: text('gateway').notNull(),
    orderId: text('order_id').notNull().unique(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['created', 'failed', 'paid'] }).notNull(),
    /** The gateway's payment that paid the order. */
    paymentId: text('payment_id'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the gateway is asked next; null when nothing more is expected. */
    reconcileAt: instant('reconcile_at'),
  },
  (table) => [
    index('payments_reconcile')
      .on(table.reconcileAt)
      .where(sql`reconcile_at IS NOT NULL`),
  ],
);

/** Events of the gateway that have been received: each counts once, however often it is delivered. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    orderId: text('order_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] })],
);

/** Money that goes back. `receipt` makes the gateway do it once, however often it is asked. */
export const refunds = pgTable(
  'refunds',
  {
    primaryKey: key(),
    paymentPk: integer('payment_pk')
      .notNull()
      .references(() => payments.primaryKey),
    receipt: text('receipt').notNull().unique(),
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['pending', 'processed', 'failed'] }).notNull(),
    refundId: text('refund_id'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the gateway is asked next; null when it is done. */
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentPk),
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at IS NOT NULL`),
  ],
);

/** A movement of money: its postings sum to zero, which a trigger checks at the commit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    primaryKey: key(),
    subject: text('subject').notNull(),
    /** Makes a repeated posting impossible: `payment:<id>`, `refund:<receipt>`. */
    source: text('source').notNull(),
    kind: text('kind', { enum: ['payment', 'refund_due', 'refund', 'cancellation_fee'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_source').on(table.source),
    index('ledger_entries_subject').on(table.subject),
    index('ledger_entries_at').on(table.at),
  ],
);

/** Paise; positive is a debit. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryPk: integer('entry_pk')
      .notNull()
      .references(() => ledgerEntries.primaryKey),
    account: text('account', {
      enum: ['gateway', 'customer', 'refunds_payable'],
    }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryPk, table.account] })],
);

/** The next number of each series of documents: its row lock keeps the numbers without gaps. */
export const documentNumbers = pgTable('document_numbers', {
  /** `INV/2026-27`, `CN/2026-27`. */
  series: text('series').primaryKey(),
  next: integer('next').notNull(),
});

/** GST invoices and credit notes, as they were issued. */
export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    kind: text('kind', { enum: ['invoice', 'credit_note'] }).notNull(),
    subject: text('subject').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** What it says, so that it reads the same for ever. */
    content: jsonb('content').$type<unknown>().notNull(),
  },
  (table) => [index('invoices_subject').on(table.subject)],
);
