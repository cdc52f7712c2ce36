import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';

function only(keys: readonly number[] | undefined, column: SQL): SQL {
  return keys ? sql`${column} = ANY(${sql.param([...keys])}::int[])` : sql`true`;
}

/** Recomputes mean and number of the ratings of every experience, or of those of `keys`. */
export async function refreshRatings(db: Db, keys?: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE experiences SET rating_average = r.average, rating_count = r.count
    FROM (
      SELECT e.primary_key, round(avg(rating), 1)::float8 AS average, count(rating)::int AS count
      FROM experiences e LEFT JOIN ratings ON ratings.experience_pk = e.primary_key
      WHERE ${only(keys, sql`e.primary_key`)}
      GROUP BY e.primary_key
    ) r
    WHERE experiences.primary_key = r.primary_key
      AND (rating_average, rating_count) IS DISTINCT FROM (r.average, r.count)`);
}
