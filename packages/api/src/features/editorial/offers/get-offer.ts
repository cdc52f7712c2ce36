import type { Offer } from '@kaadu/contracts/offers';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { indiaDate } from '../../../platform/money/india-date';
import { discounts } from '../../admin';

/** Returns a coupon by its code, even after its last day. @throws AppError not_found */
export async function getOffer(db: Db, code: string, now: Date): Promise<Offer> {
  const [found] = await db
    .select({
      code: discounts.code,
      percent: discounts.percent,
      terms: discounts.terms,
      starts_on: discounts.startsOn,
      ends_on: discounts.endsOn,
    })
    .from(discounts)
    .where(eq(discounts.code, code.toUpperCase()));
  if (!found) throw new AppError('not_found', 'There is no offer with this code.');
  const today = indiaDate(now);
  const state = today < found.starts_on ? 'upcoming' : today > found.ends_on ? 'over' : 'open';
  return { ...found, state };
}
