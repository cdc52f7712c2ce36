import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { folded } from './folded';
import { cityWhenNear } from './refresh-search-index';

interface NamedRow extends Record<string, unknown> {
  readonly kind: 'destination' | 'activity' | 'guide' | 'story';
  readonly primary_key: number;
  readonly name: string;
  readonly page_url: string;
}

/** All names of the destination `d`, with its state and, if near, its city. */
const namesOfDestination: SQL = sql`concat_ws(' ', d.name, d.state, ${cityWhenNear(sql`d.distance_km`)}, (
  SELECT string_agg(array_to_string(names, ' '), ' ') FROM search_synonyms
  WHERE lower(d.name) = ANY(names)
    OR lower(${cityWhenNear(sql`d.distance_km`)}) = ANY(names)))`;

/**
 * Finds destinations, activities, guides and stories whose name starts with or contains the text, in that
 * order. Without such a name, finds similar ones.
 * @param text in lower case
 */
export async function findNames(db: Db, text: string): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    SELECT kind, primary_key, name, page_url FROM (
      SELECT scored.*, max(score) OVER () AS best FROM (
        SELECT kind, primary_key, name, page_url,
          CASE WHEN starts_with(haystack, typed) THEN 3 WHEN strpos(' ' || haystack, ' ' || typed) > 0 THEN 2
            WHEN typed ~ '^[ a-z0-9]+$' THEN word_similarity(typed, haystack) ELSE 0 END AS score
        FROM (SELECT kind, primary_key, name, page_url, ${folded(sql`haystack`)} AS haystack FROM (
          SELECT 'destination' AS kind, primary_key, name, slug AS page_url, ${namesOfDestination} AS haystack
          FROM destinations d
          UNION ALL SELECT 'activity', primary_key, name, page_url, name FROM activities
          UNION ALL SELECT 'guide', g.primary_key, g.title, g.url, concat_ws(' ', g.title, ${namesOfDestination})
          FROM guides g JOIN destinations d ON d.primary_key = g.destination_pk
          UNION ALL SELECT 'story', s.primary_key, s.title, s.url,
            concat_ws(' ', s.title, CASE WHEN d.primary_key IS NOT NULL THEN ${namesOfDestination} END)
          FROM stories s LEFT JOIN destinations d ON d.primary_key = s.destination_pk
        ) written) named, (SELECT ${text}::text AS typed) input
      ) scored
    ) ranked WHERE score >= CASE WHEN best >= 2 THEN 2 ELSE 0.45 END ORDER BY score DESC, name COLLATE "C", kind, primary_key`);
  return rows;
}
