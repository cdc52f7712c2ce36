import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { phraseOf } from './folded';
import { nameOfKind } from './refresh-search-index';

/** Kinds of attribute by which a search text can ask for experiences. */
type AttributeKind = 'activity' | 'amenity' | 'theme' | 'stay_type' | 'kind';

/** Keys of the attributes that a search text names, by kind. Of `kind`, 1 is a stay and 2 an activity. */
export type Intent = Readonly<Record<AttributeKind, readonly number[]>>;

interface AttributeRow extends Record<string, unknown> {
  readonly kind: AttributeKind;
  readonly primary_key: number;
}

const attributes = sql`(
  SELECT 'activity' AS kind, primary_key, name FROM activities
  UNION ALL SELECT 'amenity', primary_key, name FROM amenities
  UNION ALL SELECT 'theme', primary_key, name FROM themes
  UNION ALL SELECT 'stay_type', primary_key, name FROM stay_types
  UNION ALL SELECT 'kind', n, ${nameOfKind(sql`n = 1`)} FROM generate_series(1, 2) AS n)`;

/**
 * Finds the attributes that a search text names, by their own names or by synonyms.
 * @param words text-search vector of the text
 */
export async function findIntent(db: Db, words: string): Promise<Intent> {
  const { rows } = await db.execute<AttributeRow>(sql`
    SELECT kind, primary_key FROM ${attributes} AS attribute
    WHERE ${words}::tsvector @@ ${phraseOf(sql`attribute.name`)} OR EXISTS (
      SELECT FROM search_synonyms, unnest(names) AS name
      WHERE lower(attribute.name) = ANY(names) AND ${words}::tsvector @@ ${phraseOf(sql`name`)})`);
  const keysOf = (kind: AttributeKind) =>
    rows.filter((row) => row.kind === kind).map(({ primary_key }) => primary_key);
  return {
    activity: keysOf('activity'),
    amenity: keysOf('amenity'),
    theme: keysOf('theme'),
    stay_type: keysOf('stay_type'),
    kind: keysOf('kind'),
  };
}

/** Weights of an intent, compared with a word of the title, which scores 0.6. */
const weights = {
  amenity: 1.2,
  stay_type: 1.2,
  kind: 0.8,
  activity: 0.9,
  mainActivity: 0.3,
  outing: 0.6,
  theme: 0.5,
};

const keys = (list: readonly number[]): SQL => sql`${sql.param([...list])}::int[]`;
/** Returns the SQL of the number of keys that an array has. */
const countOf = (column: SQL, list: readonly number[]): SQL =>
  sql`cardinality(ARRAY(SELECT unnest(${column}) INTERSECT SELECT unnest(${keys(list)})))`;

/**
 * Returns the SQL of the score by which an experience `e` has what a search text asks for. An activity asks for
 * experiences that are that activity first, and for stays near it next, unless the text asks for stays.
 */
export function intentScore({ activity, amenity, theme, stay_type, kind }: Intent): SQL {
  const score = (condition: SQL, weight: number) =>
    sql`CASE WHEN ${condition} THEN ${weight}::float ELSE 0 END`;
  const has = sql`e.activity_pks && ${keys(activity)}`;
  const parts = [
    activity.length > 0 && score(has, weights.activity),
    activity.length > 0 && score(sql`e.activity_pks[1] = ANY(${keys(activity)})`, weights.mainActivity),
    activity.length > 0 && !kind.includes(1) && score(sql`${has} AND NOT e.is_stay`, weights.outing),
    amenity.length > 0 && sql`${weights.amenity}::float * ${countOf(sql`e.amenity_pks`, amenity)}`,
    theme.length > 0 && sql`${weights.theme}::float * ${countOf(sql`e.theme_pks`, theme)}`,
    stay_type.length > 0 && score(sql`e.stay_type_pk = ANY(${keys(stay_type)})`, weights.stay_type),
    kind.length > 0 && score(sql`CASE WHEN e.is_stay THEN 1 ELSE 2 END = ANY(${keys(kind)})`, weights.kind),
  ];
  return sql.join([sql`0`, ...parts.filter((part) => part !== false)], sql` + `);
}
