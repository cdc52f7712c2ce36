import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What was last applied or computed, by name: whether sample content was loaded, the day of the last re-pricing. */
export const appState = pgTable('app_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
