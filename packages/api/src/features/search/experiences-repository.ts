import type { SearchExperience } from '@kaadu/contracts/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { image } from '../../platform/images/image';
import { type Intent, intentScore } from './intents-repository';

interface FoundRow extends Record<string, unknown> {
  readonly primary_key: number;
  readonly url: string;
  readonly title: string;
  readonly short_name: string | null;
  readonly image_path: string | null;
  readonly location: string;
  readonly is_stay: boolean;
}

export interface ExperienceSearch {
  /** Keys of words whose best experiences are candidates. */
  readonly wordPks: readonly number[];
  /** Keys of the words that were typed in full; they count double. */
  readonly typedPks: readonly number[];
  /** Number of candidates; bounds the time independently of the size of the catalogue. */
  readonly candidates: number;
  /** Text-search query that results must match. */
  readonly query: string;
  /** Text-search query of the words exactly as typed, for ranking. */
  readonly exact: string;
  /** Attributes that the text asks for. */
  readonly intent: Intent;
  readonly limit: number;
}

/**
 * Finds the best candidates that match a query. Those that have what the text asks for come first; then full words
 * and titles weigh most.
 */
export async function findExperiences(
  db: Db,
  { wordPks, typedPks, candidates, query, exact, intent, limit }: ExperienceSearch,
): Promise<SearchExperience[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    SELECT e.primary_key, url, title, short_name, image_paths[1] AS image_path, location, is_stay
    FROM (
      SELECT experience_pk
      FROM unnest(${sql.param([...wordPks])}::int[]) AS word (primary_key) CROSS JOIN LATERAL (
        SELECT experience_pk, score FROM search_postings WHERE word_pk = word.primary_key
        ORDER BY score DESC, experience_pk DESC LIMIT ${candidates}
      ) best
      GROUP BY experience_pk
      ORDER BY sum(score * CASE WHEN word.primary_key = ANY(${sql.param([...typedPks])}::int[]) THEN 2 ELSE 1 END) DESC,
        experience_pk
      LIMIT ${candidates}
    ) candidates JOIN experiences e ON e.primary_key = experience_pk
    WHERE search @@ ${query}::tsquery
    ORDER BY ts_rank(search, ${query}::tsquery) + ts_rank(search, ${exact}::tsquery)
      + editor_rank * 0.001 + ${intentScore(intent)} DESC, e.primary_key
    LIMIT ${limit}`);
  return rows.map(({ image_path, ...row }) => ({
    ...row,
    card_image: image(image_path, `${row.title}, ${row.location}`),
  }));
}
