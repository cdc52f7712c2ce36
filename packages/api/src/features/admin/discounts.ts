import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { discounts } from './tables';

export function listDiscounts(db: Db) {
  return db
    .select({
      primary_key: discounts.primaryKey,
      code: discounts.code,
      percent: discounts.percent,
      terms: discounts.terms,
      starts_on: discounts.startsOn,
      ends_on: discounts.endsOn,
    })
    .from(discounts)
    .orderBy(asc(discounts.startsOn), asc(discounts.primaryKey));
}
