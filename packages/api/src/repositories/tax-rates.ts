import type { Db } from '../db/database';
import { taxRates } from '../db/schema';
import type { TaxRate } from '../domain/pricing/tax';

export function listTaxRates(db: Db): Promise<TaxRate[]> {
  return db.select().from(taxRates);
}
