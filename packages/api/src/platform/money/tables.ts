import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { key } from '../database/columns';

/** GST rates by kind of supply, effective date and price limit (booking §1). */
export const taxRates = pgTable('tax_rates', {
  primaryKey: key(),
  kind: text('kind', { enum: ['room', 'tour'] }).notNull(),
  effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
  /** Highest price of a unit, in paise before tax, at which this rate applies; null: no limit. */
  upToPaise: integer('up_to_paise'),
  /** Rate in basis points: 1800 is 18 %. */
  rateBp: integer('rate_bp').notNull(),
});
