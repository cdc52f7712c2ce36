import type { DiscountBody } from '@kaadu/contracts/admin';
import { asc } from 'drizzle-orm';
import { type Actor, makeChange } from '../../platform/audit/make-change';
import type { Db } from '../../platform/database/database';
import { saveRecord } from '../../platform/database/save-record';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../platform/services/services';
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

/** @returns its key @throws AppError invalid, conflict, not_found */
export function saveDiscount(services: Services, actor: Actor, body: DiscountBody): Promise<number> {
  const { primary_key: primaryKey, code, percent, terms, starts_on: startsOn, ends_on: endsOn } = body;
  if (endsOn < startsOn) {
    throw new AppError('invalid', 'A discount must not end before it starts.', {
      errors: { ends_on: ['must not be before starts_on'] },
    });
  }
  return makeChange(
    services,
    actor,
    { action: 'discounts', subject: 'discount', noun: 'discounts', detail: { name: code } },
    (tx) => saveRecord(tx, discounts, { primaryKey, code, percent, terms, startsOn, endsOn }, primaryKey),
  );
}
