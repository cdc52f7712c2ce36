import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { IncidentKind } from '@kaadu/contracts/payments';
import { instant, key } from '../../platform/database/columns';
import { users } from '../../platform/sessions/tables';
import { experiences } from '../catalogue';

/** Amount that sales has requested from a customer, outside of a catalogue purchase. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    primaryKey: key(),
    /** Secret part of the link sent to the customer. */
    token: text('token').notNull().unique(),
    userPk: integer('user_pk').references(() => users.primaryKey),
    experiencePk: integer('experience_pk').references(() => experiences.primaryKey),
    description: text('description').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    status: text('status', { enum: ['open', 'paid', 'failed', 'cancelled', 'refunded'] }).notNull(),
    transactionRef: text('transaction_ref'),
    /** Time after which no payment can be started; null: never. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('payment_requests_user').on(table.userPk)],
);

/** Orders at the gateway: one for the price of a subject, and one for each later increase of the price. */
export const payments = pgTable(
  'payments',
  {
    primaryKey: key(),
    /** Subject of the payment, `booking:<key>`. */
    subject: text('subject').notNull(),
    /** 0: the price, one order per booking (booking §3). Positive: the number of an additional payment.
     * Negative: that of a part of the price, which several people pay. */
    part: smallint('part').notNull().default(0),
    gateway: text('gateway').notNull(),
    orderId: text('order_id').notNull().unique(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    /** `authorized`: reserved by the bank, not captured. `returned`: not as ordered, and refunded. */
    status: text('status', { enum: ['created', 'failed', 'authorized', 'paid', 'returned'] }).notNull(),
    /** Gateway's payment that paid the order. */
    paymentId: text('payment_id'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** Time of the next query to the gateway; null when nothing more is expected. */
    reconcileAt: instant('reconcile_at'),
  },
  (table) => [
    uniqueIndex('payments_subject_part').on(table.subject, table.part),
    index('payments_reconcile')
      .on(table.reconcileAt)
      .where(sql`reconcile_at IS NOT NULL`),
  ],
);

/** Received events of the gateway; each counts once, however often it is delivered. */
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

/** Refunds. `receipt` makes the gateway process each once, however often it is requested. */
export const refunds = pgTable(
  'refunds',
  {
    primaryKey: key(),
    paymentPk: integer('payment_pk')
      .notNull()
      .references(() => payments.primaryKey),
    receipt: text('receipt').notNull().unique(),
    /** Gateway's payment to refund in full; null: the one that pays for the subject. */
    gatewayPaymentId: text('gateway_payment_id').unique(),
    /** Amount in the smallest unit of the currency. */
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull().default('INR'),
    reason: text('reason').notNull(),
    /** `failed`: finance decides. `paid_otherwise`: finance has paid it by other means. */
    status: text('status', { enum: ['pending', 'processed', 'failed', 'paid_otherwise'] }).notNull(),
    /** Gateway's pending refund; null while there is none. */
    refundId: text('refund_id'),
    /** Number of failed refunds at the gateway; the next one needs another receipt. */
    round: integer('round').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** Refusals since the last request. */
    refusals: integer('refusals').notNull().default(0),
    /** Latest reason given by the gateway. */
    refusedBecause: text('refused_because'),
    /** Reference of the payment by other means. */
    transactionRef: text('transaction_ref'),
    createdAt: instant('created_at').notNull(),
    /** Time of the next query to the gateway; null when it is done. */
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentPk),
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at IS NOT NULL`),
  ],
);

/** Refunds requested by staff. A second person approves those above the limit, enforced by the check. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    primaryKey: key(),
    /** Subject of the payment: `booking:<key>`. */
    subject: text('subject').notNull(),
    action: text('action', {
      enum: ['refund_booking', 'refund_request', 'refund_again', 'pay_otherwise'],
    })
      .notNull()
      .default('refund_booking'),
    /** Refund to make again or pay by other means. */
    refundPk: integer('refund_pk').references(() => refunds.primaryKey),
    /** Reference of a payment by other means. */
    transactionRef: text('transaction_ref'),
    /** Hashes that identify the customer. */
    customer: text('customer').array().notNull().default([]),
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').notNull(),
    cancels: boolean('cancels').notNull(),
    needsSecond: boolean('needs_second').notNull(),
    status: text('status', { enum: ['waiting', 'approved', 'declined'] }).notNull(),
    requestedBy: integer('requested_by')
      .notNull()
      .references(() => users.primaryKey),
    requestedAt: instant('requested_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.primaryKey),
    decidedAt: instant('decided_at'),
    note: text('note'),
  },
  (table) => [
    index('refund_requests_subject').on(table.subject),
    index('refund_requests_requested').on(table.requestedAt),
    check(
      'refund_requests_second_person',
      sql`status <> 'approved' OR (decided_by IS NOT NULL AND (NOT needs_second OR decided_by <> requested_by))`,
    ),
  ],
);

/** Incidents about money for finance. Identifiers are the gateway's and ours; no persons are named. */
export const paymentIncidents = pgTable(
  'payment_incidents',
  {
    primaryKey: key(),
    kind: text('kind').$type<IncidentKind>().notNull(),
    subject: text('subject').notNull(),
    /** Identifies the event, which is listed once. */
    source: text('source').notNull().unique(),
    paymentPk: integer('payment_pk')
      .notNull()
      .references(() => payments.primaryKey),
    refundPk: integer('refund_pk').references(() => refunds.primaryKey),
    gatewayPaymentId: text('gateway_payment_id'),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    at: instant('at').notNull(),
    closedAt: instant('closed_at'),
    /** Member of staff; null if it settled by itself. */
    closedBy: integer('closed_by').references(() => users.primaryKey),
    note: text('note'),
  },
  (table) => [
    index('payment_incidents_open')
      .on(table.at)
      .where(sql`closed_at IS NULL`),
    index('payment_incidents_refund').on(table.refundPk),
  ],
);

/** A movement of money: its postings sum to zero, which a trigger checks at the commit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    primaryKey: key(),
    subject: text('subject').notNull(),
    /** Prevents repeated postings: `payment:<id>`, `refund:<receipt>`. */
    source: text('source').notNull(),
    kind: text('kind', {
      enum: ['payment', 'refund_due', 'refund', 'refund_otherwise', 'cancellation_fee'],
    }).notNull(),
    currency: text('currency').notNull().default('INR'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_source').on(table.source),
    index('ledger_entries_subject').on(table.subject),
    index('ledger_entries_at').on(table.at),
  ],
);

/** Postings in paise; positive is a debit. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryPk: integer('entry_pk')
      .notNull()
      .references(() => ledgerEntries.primaryKey),
    account: text('account', {
      enum: ['gateway', 'customer', 'refunds_payable', 'bank'],
    }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryPk, table.account] })],
);

/** Next number of each series of documents, such as `INV/2026-27`. Its row lock prevents gaps. */
export const documentNumbers = pgTable('document_numbers', {
  series: text('series').primaryKey(),
  next: integer('next').notNull(),
});

/** GST invoices and credit notes with their permanent content. */
export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    /** `supplementary_invoice`: an increase of the price after the invoice. `receipt`: a payment without an invoice. */
    kind: text('kind', { enum: ['invoice', 'supplementary_invoice', 'credit_note', 'receipt'] }).notNull(),
    subject: text('subject').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    issuedAt: instant('issued_at').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
  },
  (table) => [index('invoices_subject').on(table.subject)],
);
