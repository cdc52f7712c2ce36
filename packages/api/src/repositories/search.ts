import type { SearchExperience } from '@kaadu/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';
import { image } from '../content/image';

interface LookedUpWord extends Record<string, unknown> {
  readonly typed: string;
  /** Some document has a word that begins so. */
  readonly known: boolean;
  /** Words of the documents that share letters with it, when it is not known. */
  readonly candidates: string[];
}

/** Looks typed words up among the words of all documents: as beginnings, else by trigrams in common. */
export function wordsStatement(words: readonly string[]): SQL {
  return sql`
    SELECT typed, known, CASE WHEN known THEN '{}'::text[] ELSE ARRAY(
      SELECT word FROM search_words WHERE word % typed OR word %> typed
      ORDER BY greatest(similarity(word, typed), word_similarity(typed, word)) DESC, documents DESC, word
      LIMIT 40) END AS candidates
    FROM (
      SELECT typed, n, EXISTS (
        SELECT 1 FROM search_words WHERE word ~>=~ typed AND word ~<~ (typed || chr(65535))) AS known
      FROM unnest(${sql.param([...words])}::text[]) WITH ORDINALITY AS t (typed, n)
    ) looked_up ORDER BY n`;
}

export async function lookUpWords(db: Db, words: readonly string[]): Promise<LookedUpWord[]> {
  const { rows } = await db.execute<LookedUpWord>(wordsStatement(words));
  return rows;
}

/**
 * Which part of the catalogue is looked through: the best ranked first, and the wider parts only while too few
 * match. A word so common that ranking all its matches would be slow always fills the first part,
 * so that the time does not grow with the catalogue. Each has an index of its own.
 */
const tiers = [sql`search_tier = 0`, sql`search_tier <= 1`, sql`true`];
export const tierCount = tiers.length;

interface FoundRow extends Record<string, unknown> {
  readonly primary_key: number;
  readonly url: string;
  readonly title: string;
  readonly short_name: string | null;
  readonly image_path: string | null;
  readonly location: string;
  readonly is_stay: boolean;
}

/** Experiences whose documents match a text-search query; whole words and titles weigh most. */
export function experiencesStatement(query: string, exact: string, tier: number, limit: number): SQL {
  return sql`
    SELECT primary_key, url, title, short_name, image_paths[1] AS image_path, location, is_stay
    FROM experiences
    WHERE search @@ to_tsquery('simple', ${query}) AND ${tiers[tier] ?? sql`true`}
    ORDER BY ts_rank(search, to_tsquery('simple', ${query})) + ts_rank(search, to_tsquery('simple', ${exact}))
      + editor_rank * 0.001 DESC, primary_key
    LIMIT ${limit}`;
}

export async function findExperiences(
  db: Db,
  query: string,
  exact: string,
  tier: number,
  limit: number,
): Promise<SearchExperience[]> {
  const { rows } = await db.execute<FoundRow>(experiencesStatement(query, exact, tier, limit));
  return rows.map(({ image_path, ...row }) => ({
    ...row,
    card_image: image(image_path, `${row.title}, ${row.location}`),
  }));
}

interface NamedRow extends Record<string, unknown> {
  readonly kind: 'destination' | 'activity';
  readonly primary_key: number;
  readonly name: string;
  readonly page_url: string;
}

/** Destinations and activities whose name begins with, holds, or looks like what was typed, in that order. */
export function namesStatement(text: string): SQL {
  return sql`
    SELECT kind, primary_key, name, page_url FROM (
      SELECT kind, primary_key, name, page_url,
        CASE WHEN starts_with(haystack, typed) THEN 3 WHEN strpos(' ' || haystack, ' ' || typed) > 0 THEN 2
          ELSE word_similarity(typed, haystack) END AS score
      FROM (
        SELECT 'destination' AS kind, primary_key, name, slug AS page_url, lower(name || ' ' || state) AS haystack
        FROM destinations
        UNION ALL SELECT 'activity', primary_key, name, page_url, lower(name) FROM activities
      ) named, (SELECT ${text}::text AS typed) input
    ) scored WHERE score >= 0.45 ORDER BY score DESC, name`;
}

export async function findNames(db: Db, text: string): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow>(namesStatement(text));
  return rows;
}
