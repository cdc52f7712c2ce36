import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Persistent state by name, such as whether sample content was loaded and the day of the last re-pricing. */
export const appState = pgTable('app_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
