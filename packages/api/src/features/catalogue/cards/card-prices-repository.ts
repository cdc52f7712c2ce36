import { and, asc, eq, gt, inArray, min, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { experienceOptions, experiences } from '../tables';

/** Lists the lowest base price of each experience with an option, by key. */
export async function listCheapestBases(
  db: Db,
  { after, limit, keys }: { after: number; limit: number; keys?: readonly number[] },
) {
  const rows = await db
    .select({
      primaryKey: experiences.primaryKey,
      isStay: experiences.isStay,
      memberPercent: experiences.memberPercent,
      basePaise: min(experienceOptions.basePaise),
    })
    .from(experiences)
    .innerJoin(experienceOptions, eq(experienceOptions.experiencePk, experiences.primaryKey))
    .where(and(gt(experiences.primaryKey, after), keys && inArray(experiences.primaryKey, [...keys])))
    .groupBy(experiences.primaryKey)
    .orderBy(asc(experiences.primaryKey))
    .limit(limit);
  return rows.map((row) => ({ ...row, basePaise: row.basePaise ?? 0 }));
}

/** Stores card prices, in paise with tax, by experience. */
export async function writeCardPrices(
  db: Db,
  prices: readonly { primaryKey: number; total: number; memberTotal: number }[],
): Promise<void> {
  if (prices.length === 0) return;
  await db.execute(sql`
    UPDATE experiences SET card_total = p.total, card_member_total = p."memberTotal"
    FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS p("primaryKey" int, total int, "memberTotal" int)
    WHERE experiences.primary_key = p."primaryKey"
      AND (card_total, card_member_total) IS DISTINCT FROM (p.total, p."memberTotal")`);
}
