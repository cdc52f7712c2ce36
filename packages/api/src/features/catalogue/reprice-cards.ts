import { listCheapestBases, writeCardPrices } from './card-prices-repository';
import { readState, writeState } from '../../platform/database/app-state';
import { listTaxRates } from '../../platform/money/tax-rates-repository';
import type { Db } from '../../platform/database/database';
import { indiaDate } from '../../platform/money/india-date';
import { optionPrice } from './option-price';

const pricedOn = 'cards-priced-on';
const batch = 5_000;

/**
 * Computes the price on every card, or on those of `keys`: with tax as of `now`, for the cheapest option.
 * Lists sort and filter by it.
 */
export async function repriceCards(db: Db, now: Date, keys?: readonly number[]): Promise<void> {
  const today = indiaDate(now);
  const rates = await listTaxRates(db);
  for (let after = 0; ;) {
    const rows = await listCheapestBases(db, { after, limit: batch, keys });
    await writeCardPrices(
      db,
      rows.map((row) => {
        const { total, member_total } = optionPrice(row, today, rates);
        return { primaryKey: row.primaryKey, total, memberTotal: member_total };
      }),
    );
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    after = last.primaryKey;
  }
  if (!keys) await writeState(db, pricedOn, today);
}

/** Re-prices when a GST rate took effect since the last time. @returns whether it did */
export async function repriceIfRatesChanged(db: Db, now: Date): Promise<boolean> {
  const since = (await readState(db, pricedOn)) ?? '';
  const today = indiaDate(now);
  const rates = await listTaxRates(db);
  const due = rates.some(({ effectiveFrom }) => effectiveFrom > since && effectiveFrom <= today);
  if (due) await repriceCards(db, now);
  return due;
}
