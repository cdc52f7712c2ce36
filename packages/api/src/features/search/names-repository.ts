import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';

interface NamedRow extends Record<string, unknown> {
  readonly kind: 'destination' | 'activity';
  readonly primary_key: number;
  readonly name: string;
  readonly page_url: string;
}

/** Destinations and activities whose name starts with, contains, or resembles the text, in that order. */
export async function findNames(db: Db, text: string): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    SELECT kind, primary_key, name, page_url FROM (
      SELECT kind, primary_key, name, page_url,
        CASE WHEN starts_with(haystack, typed) THEN 3 WHEN strpos(' ' || haystack, ' ' || typed) > 0 THEN 2
          ELSE word_similarity(typed, haystack) END AS score
      FROM (
        SELECT 'destination' AS kind, primary_key, name, slug AS page_url, lower(name || ' ' || state) AS haystack
        FROM destinations
        UNION ALL SELECT 'activity', primary_key, name, page_url, lower(name) FROM activities
      ) named, (SELECT ${text}::text AS typed) input
    ) scored WHERE score >= 0.45 ORDER BY score DESC, name`);
  return rows;
}
