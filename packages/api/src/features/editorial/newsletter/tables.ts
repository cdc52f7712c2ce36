import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, key } from '../../../platform/database/columns';

export const subscriptions = pgTable('subscriptions', {
  primaryKey: key(),
  email: text('email').notNull().unique(),
  /** Token in the unsubscribe link of every e-mail. */
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  unsubscribedAt: instant('unsubscribed_at'),
});
