import { count, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { experiences } from '../tables';

/** Counts experiences by value of a column, with one index-only scan of `experiences_price`. */
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

/** Counts experiences by element of an array column. Equal arrays are counted before they are unnested. */
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

/** Returns the count of a left join, 0 without a row. */
export const countOrZero = (counted: { experiences: SQL.Aliased<number> }) =>
  sql<number>`coalesce(${counted.experiences}, 0)`;
