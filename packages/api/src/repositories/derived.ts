import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';

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

/**
 * Rewrites the search document of every experience, or of those of `keys`: the title weighs most, then the
 * place, what one does there, and the summary.
 */
export async function refreshSearch(db: Db, keys?: readonly number[]): Promise<void> {
  await db.execute(sql`
    UPDATE experiences e SET search =
      setweight(to_tsvector('simple', concat_ws(' ', e.title, e.short_name)), 'A') ||
      setweight(to_tsvector('simple', concat_ws(' ', e.location, d.name, d.state)), 'B') ||
      setweight(to_tsvector('simple', concat_ws(' ',
        (SELECT string_agg(name, ' ') FROM activities WHERE primary_key = ANY(e.activity_pks)),
        (SELECT string_agg(name, ' ') FROM themes WHERE primary_key = ANY(e.theme_pks)),
        (SELECT name FROM stay_types WHERE primary_key = e.stay_type_pk))), 'C') ||
      setweight(to_tsvector('simple', e.summary), 'D')
    FROM destinations d
    WHERE d.primary_key = e.destination_pk AND ${only(keys, sql`e.primary_key`)}`);
}

/** Rebuilds the list of words that prefixes and typing mistakes are matched against. */
export async function refreshSearchWords(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO search_words (word, documents)
    SELECT word, ndoc FROM ts_stat('SELECT search FROM experiences') WHERE length(word) <= 40
    ON CONFLICT (word) DO UPDATE SET documents = excluded.documents
    WHERE search_words.documents <> excluded.documents`);
}

const firstTier = 2_000;
const secondTier = 50_000;

/** Puts every experience in its search tier by rank; see `experiencesStatement`. */
export async function refreshSearchTiers(db: Db): Promise<void> {
  await db.execute(sql`
    UPDATE experiences SET search_tier = t.tier
    FROM (
      SELECT primary_key, CASE WHEN n <= ${firstTier} THEN 0 WHEN n <= ${secondTier} THEN 1 ELSE 2 END AS tier
      FROM (SELECT primary_key, row_number() OVER (ORDER BY editor_rank DESC, primary_key) AS n FROM experiences) ranked
    ) t
    WHERE experiences.primary_key = t.primary_key AND search_tier <> t.tier`);
}
