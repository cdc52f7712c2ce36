import { count, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { experiences } from './tables';

/** How many experiences have each value of a column, counted in one pass over the index `experiences_price`. */
export function countedBy(db: Db, column: typeof experiences.destinationPk | typeof experiences.stayTypePk) {
  return db
    .select({
      key: sql<number | null>`${column}`.as('key'),
      experiences: sql<number>`count(*)::int`.as('experiences'),
    })
    .from(experiences)
    .groupBy(column)
    .as('counted');
}

/** The same for a column that lists keys: equal lists are counted together before they are taken apart. */
export function countedByEach(db: Db, column: typeof experiences.activityPks | typeof experiences.themePks) {
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

/** The count of a left join, where there may be none. */
export const noneIsZero = (counted: { experiences: SQL.Aliased<number> }) =>
  sql<number>`coalesce(${counted.experiences}, 0)`;
