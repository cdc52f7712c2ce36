import type { ContentChanges, Refresher } from '../../../platform/content-changes/content-changes';
import { readState, writeState } from '../../../platform/database/app-state';
import type { Db } from '../../../platform/database/database';
import { indiaDate } from '../../../platform/money/india-date';
import { listTaxRates } from '../../../platform/money/tax-rates-repository';
import { listCheapestBases, writeCardPrices } from './card-prices-repository';
import { optionPrice } from './option-price';

const pricedOn = 'cards-priced-on';
const batchSize = 5_000;

/** Computes the card prices of all experiences, or those of `keys`, from the cheapest option with tax at `now`. */
async function priceCards(db: Db, now: Date, keys?: readonly number[]): Promise<void> {
  const today = indiaDate(now);
  const rates = await listTaxRates(db);
  for (let after = 0; ;) {
    const rows = await listCheapestBases(db, { after, limit: batchSize, keys });
    await writeCardPrices(
      db,
      rows.map((row) => {
        const { total, member_total } = optionPrice(row, today, rates);
        return { primaryKey: row.primaryKey, total, memberTotal: member_total };
      }),
    );
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) break;
    after = last.primaryKey;
  }
  if (!keys) await writeState(db, pricedOn, today);
}

/** Creates the refresher of card prices: of changed experiences, or all after a change of tax rates. */
export function refreshCardPrices(now: () => Date): Refresher {
  return async (tx, changed) => {
    const keys = changed.get('experiences') ?? [];
    if (changed.has('taxRates')) await priceCards(tx, now());
    else if (keys.length > 0) await priceCards(tx, now(), keys);
  };
}

/** Recomputes all card prices once a new GST rate takes effect, and invalidates content caches. */
export function applyNewTaxRates(contentChanges: ContentChanges, now: Date): Promise<void> {
  return contentChanges.transaction(async (tx, changed) => {
    const since = (await readState(tx, pricedOn)) ?? '';
    const today = indiaDate(now);
    const rates = await listTaxRates(tx);
    const due = rates.filter(({ effectiveFrom }) => effectiveFrom > since && effectiveFrom <= today);
    if (due.length > 0) changed({ noun: 'taxRates', keys: due.map(({ primaryKey }) => primaryKey) });
  });
}
