import type { Db } from '../database/database';
import { gstRates } from './gst-rates';
import { taxRates } from './tables';
import type { TaxRate } from './tax';

export function listTaxRates(db: Db): Promise<(TaxRate & { readonly primaryKey: number })[]> {
  return db.select().from(taxRates);
}

/** Adds the GST rates that a database lacks and changes no existing ones. @returns keys of the added rates */
export async function addMissingTaxRates(db: Db): Promise<number[]> {
  const added = await db
    .insert(taxRates)
    .values([...gstRates])
    .onConflictDoNothing()
    .returning({ key: taxRates.primaryKey });
  return added.map(({ key }) => key);
}
