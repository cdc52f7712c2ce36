import { site } from '@kaadu/contracts';
import { arrayOverlaps, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ChangedKeys, ContentNoun } from '../../platform/content-changes/content-changes';
import type { Db } from '../../platform/database/database';
import { experiences } from '../catalogue';
import { phraseOf, vectorOf } from './folded';

/** Key of pg_advisory_lock, unique to the search index. */
const searchLock = 7_241_003;

/** Longest word in the index; longer ones are in the search documents only. */
export const maxWordLength = 40;

/** Maximum distance by road, in kilometres, at which a destination is also found by the name of the city. */
const nearCityKm = 100;

/** Returns the SQL of the city's name for destinations near it. @param distance kilometres by road */
export const cityWhenNear = (distance: SQL) =>
  sql`CASE WHEN ${distance} <= ${nearCityKm} THEN ${site.city} END`;

/** Returns the SQL of the name by which stays or activities are found. */
export const nameOfKind = (isStay: SQL) => sql`CASE WHEN ${isStay} THEN 'Stay' ELSE 'Activity' END`;

/** Returns the SQL of the words of a text, with all synonyms of the names in it (`search_synonyms`). */
const wordsOf = (part: SQL) => sql`(
  SELECT ${vectorOf(sql`concat_ws(' ', written, (
    SELECT string_agg(array_to_string(names, ' '), ' ') FROM search_synonyms
    WHERE EXISTS (SELECT FROM unnest(names) AS name WHERE words @@ ${phraseOf(sql`name`)})))`)}
  FROM (SELECT part AS written, ${vectorOf(sql`part`)} AS words FROM (SELECT ${part} AS part) AS given OFFSET 0) AS parsed)`;

/**
 * SQL of the search document of the experience `e` at the destination `d`. The title weighs most, then the
 * place, then activities, amenities and other attributes, then the summary and the highlights.
 */
export const searchDocument = sql`
  setweight(${wordsOf(sql`concat_ws(' ', e.title, e.short_name)`)}, 'A') ||
  setweight(${wordsOf(sql`concat_ws(' ', e.location, d.name, d.state, ${cityWhenNear(sql`e.distance_km`)})`)}, 'B') ||
  setweight(${wordsOf(sql`concat_ws(' ',
    (SELECT string_agg(name, ' ') FROM activities WHERE primary_key = ANY(e.activity_pks)),
    (SELECT string_agg(name, ' ') FROM amenities WHERE primary_key = ANY(e.amenity_pks)),
    (SELECT string_agg(name, ' ') FROM themes WHERE primary_key = ANY(e.theme_pks)),
    (SELECT name FROM stay_types WHERE primary_key = e.stay_type_pk),
    ${nameOfKind(sql`e.is_stay`)})`)}, 'C') ||
  setweight(${wordsOf(sql`concat_ws(' ', e.summary,
    (SELECT string_agg(line, ' ') FROM jsonb_array_elements_text(e.content -> 'highlights') AS line))`)}, 'D')`;

/**
 * SQL of a posting's score in thousandths: ts_rank of the word at its highest weight, plus the editor's rank.
 */
const score = sql`
  CASE WHEN 'A' = ANY(weights) THEN 608 WHEN 'B' = ANY(weights) THEN 243 WHEN 'C' = ANY(weights) THEN 122 ELSE 61 END
  + e.editor_rank`;

/**
 * Returns the SQL that inserts postings of the experiences `e` that meet a condition. Their words must be in
 * `search_words`.
 */
export function insertPostings(condition: SQL): SQL {
  return sql`
    INSERT INTO search_postings (word_pk, score, experience_pk)
    SELECT w.primary_key, ${score}, e.primary_key
    FROM experiences e CROSS JOIN LATERAL unnest(e.search) AS u (word, positions, weights)
    JOIN search_words w ON w.word = u.word
    WHERE ${condition}`;
}

/** Returns an `IN` condition with a single parameter, however many keys there are. */
const isOneOf = (column: PgColumn, keys: number[]): SQL => sql`${column} = ANY(${sql.param(keys)}::int[])`;

/** Selects the experiences whose search documents contain text of the given records. */
const documentsWith: Partial<Record<ContentNoun, (keys: number[]) => SQL>> = {
  experiences: (keys) => isOneOf(experiences.primaryKey, keys),
  destinations: (keys) => isOneOf(experiences.destinationPk, keys),
  activities: (keys) => arrayOverlaps(experiences.activityPks, keys),
  amenities: (keys) => arrayOverlaps(experiences.amenityPks, keys),
  themes: (keys) => arrayOverlaps(experiences.themePks, keys),
  stayTypes: (keys) => isOneOf(experiences.stayTypePk, keys),
  // Documents that contained a deleted name can no longer be identified.
  synonyms: () => sql`true`,
};

/** Reindexes the experiences whose search documents contain changed records. */
export async function refreshSearchIndex(tx: Db, changed: ChangedKeys): Promise<void> {
  const conditions = [...changed].flatMap(([noun, keys]) => documentsWith[noun]?.([...keys]) ?? []);
  if (conditions.length === 0) return;
  const rows = await tx
    .select({ key: experiences.primaryKey })
    .from(experiences)
    .where(or(...conditions));
  await indexExperiences(
    tx,
    rows.map(({ key }) => key),
  );
}

/**
 * Rewrites the search documents and postings of experiences, and the document counts of words. Such
 * transactions run one at a time.
 */
async function indexExperiences(tx: Db, keys: readonly number[]): Promise<void> {
  if (keys.length === 0) return;
  const changed = sql`e.primary_key = ANY(${sql.param([...keys])}::int[])`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${searchLock})`);
  await tx.execute(sql`
    UPDATE experiences e SET search = ${searchDocument}
    FROM destinations d
    WHERE d.primary_key = e.destination_pk AND ${changed} AND e.search IS DISTINCT FROM (${searchDocument})`);
  await tx.execute(sql`
    WITH removed AS (
      DELETE FROM search_postings e WHERE e.experience_pk = ANY(${sql.param([...keys])}::int[]) RETURNING word_pk)
    UPDATE search_words SET documents = documents - n
    FROM (SELECT word_pk, count(*) AS n FROM removed GROUP BY word_pk) counted WHERE primary_key = word_pk`);
  await tx.execute(sql`
    INSERT INTO search_words (word, documents)
    SELECT DISTINCT word, 0 FROM experiences e CROSS JOIN LATERAL unnest(tsvector_to_array(e.search)) AS word
    WHERE ${changed} AND length(word) <= ${maxWordLength}
    ON CONFLICT (word) DO NOTHING`);
  await tx.execute(sql`
    WITH inserted AS (${insertPostings(changed)} RETURNING word_pk)
    UPDATE search_words SET documents = documents + n
    FROM (SELECT word_pk, count(*) AS n FROM inserted GROUP BY word_pk) counted WHERE primary_key = word_pk`);
  await tx.execute(sql`DELETE FROM search_words WHERE documents = 0`);
}
