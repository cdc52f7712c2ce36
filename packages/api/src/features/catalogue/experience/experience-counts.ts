import { count, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { experiences } from '../tables';

/** Number of experiences by value of a column: one index-only scan of `experiences_price`. */
export function countExperiencesBy(
  db: Db,
  column: typeof experiences.destinationPk | typeof experiences.stayTypePk,
) {
  return db
    .select({
      key: sql<number | null>`${column}`.as('key'),
      experiences: sql<number>`count(*)::int`.as('experiences'),
    })
    .from(experiences)
    .groupBy(column)
    .as('counted');
}

/** The same by element of an array column: equal arrays are counted together before they are unnested. */
export function countExperiencesByEach(
  db: Db,
  column: typeof experiences.activityPks | typeof experiences.themePks,
) {
  const lists = db
    .select({ keys: sql<number[]>`${column}`.as('keys'), n: count().as('n') })
    .from(experiences)
    .groupBy(column)
    .as('lists');
  const keys = db
    .select({ key: sql<number>`unnest(${lists.keys})`.as('key'), n: lists.n })
    .from(lists)
    .as('keys');
  return db
    .select({ key: keys.key, experiences: sql<number>`sum(${keys.n})::int`.as('experiences') })
    .from(keys)
    .groupBy(keys.key)
    .as('counted');
}

/** The count from a left join, 0 when there is no row. */
export const countOrZero = (counted: { experiences: SQL.Aliased<number> }) =>
  sql<number>`coalesce(${counted.experiences}, 0)`;
