import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('payment_requests_user').on(table.userPk)],
);
