import { sql } from 'drizzle-orm';
import type { ChangedKeys } from '../../platform/content-changes/content-changes';
import type { Db } from '../../platform/database/database';

/** Recomputes average and count of the ratings of experiences whose reviews have changed. */
export async function refreshExperienceRatings(tx: Db, changed: ChangedKeys): Promise<void> {
  const keys = changed.get('reviews') ?? [];
  if (keys.length === 0) return;
  await tx.execute(sql`
    UPDATE experiences SET rating_average = r.average, rating_count = r.count
    FROM (
      SELECT experience_pk, round(avg(rating), 1)::float8 AS average, count(*)::int AS count
      FROM ratings
      WHERE experience_pk IN (
        SELECT experience_pk FROM ratings WHERE primary_key = ANY(${sql.param([...keys])}::int[]))
      GROUP BY experience_pk
    ) r
    WHERE experiences.primary_key = r.experience_pk
      AND (rating_average, rating_count) IS DISTINCT FROM (r.average, r.count)`);
}
