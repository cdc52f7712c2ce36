import type { Db } from '../database/database';
import { taxRates } from './tables';
import type { TaxRate } from './tax';

export function listTaxRates(db: Db): Promise<TaxRate[]> {
  return db.select().from(taxRates);
}
