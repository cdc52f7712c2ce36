import type { Money, RevenueFigures } from '@kaadu/contracts/overview';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';
import { addDays, eachDay } from '../../../platform/money/india-date';
import { indiaDayOf, type Range, withPrevious, within } from './range';

const Row = z.object({ day: z.string(), paid: z.coerce.number(), refunded: z.coerce.number() });

const moneyOf = (rows: readonly z.infer<typeof Row>[]): Money => {
  const paid = rows.reduce((sum, row) => sum + row.paid, 0);
  const refunded = rows.reduce((sum, row) => sum + row.refunded, 0);
  return { paid, refunded, net: paid - refunded };
};

/**
 * Sums up the ledger by day. Paid is the credit to customers; refunded is their debit for refunds. Net is the change
 * of the customers' account, which `balanceOf` returns for one booking.
 */
export async function sumRevenue(db: Db, range: Range): Promise<RevenueFigures> {
  const at = sql`entry.at`;
  const { rows } = await db.execute(sql`
    SELECT ${indiaDayOf(at)}::text AS day,
      coalesce(sum(-posting.amount_paise) FILTER (WHERE entry.kind = 'payment'), 0)::text AS paid,
      coalesce(sum(posting.amount_paise) FILTER (WHERE entry.kind <> 'payment'), 0)::text AS refunded
    FROM ledger_entries entry
    JOIN ledger_postings posting ON posting.entry_pk = entry.primary_key AND posting.account = 'customer' AND entry.currency = 'INR'
    WHERE ${within(at, withPrevious(range))}
    GROUP BY 1`);
  const all = z.parse(z.array(Row), rows);
  const byDay = new Map(all.map((row) => [row.day, row]));
  return {
    days: eachDay(range.from, addDays(range.to, 1)).map((day) => {
      const row = byDay.get(day);
      return { day, ...moneyOf(row ? [row] : []) };
    }),
    total: moneyOf(all.filter(({ day }) => day >= range.from)),
    previous: moneyOf(all.filter(({ day }) => day < range.from)),
  };
}
