import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { key } from '../database/columns';

/** GST as data: the rate of a kind of supply for prices up to a limit, from a date on (booking §1). */
export const taxRates = pgTable('tax_rates', {
  primaryKey: key(),
  kind: text('kind', { enum: ['room', 'tour'] }).notNull(),
  effectiveFrom: date('effective_from', { mode: 'string' }).notNull(),
  /** Highest taxable paise a unit at which this rate applies; null: no limit. */
  upToPaise: integer('up_to_paise'),
  /** Basis points: 1800 is 18 %. */
  rateBp: integer('rate_bp').notNull(),
});
