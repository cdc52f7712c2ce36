import type { ContentPage, ContentState, ContentSummary } from '@kaadu/contracts/content';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database';
import { offsetOf, pageOf } from '../http/paging';
import { image } from '../images/image';
import { users } from '../sessions/tables';
import type { ContentKind } from './content-kind';
import { contentRecords } from './tables';

const pageSize = 25;

interface RecordFilter {
  /** Substring of the title. */
  readonly q?: string;
  readonly state?: ContentState;
  readonly page: number;
}

/** A type, not an interface: rows of raw SQL are indexed by name. */
type Row = {
  readonly key: number;
  readonly title: string;
  readonly image: string | null;
  readonly state: ContentState;
  readonly version: number;
  readonly saved_by: string | null;
  readonly saved_at: string | null;
  readonly total: number;
};

/** Returns the SQL of all records of a kind: published ones and unpublished drafts. */
function allOf({ table, noun, title, image: imageField }: ContentKind): SQL {
  const draftField = (field: string) => sql`r.draft ->> ${field}::text`;
  return sql`
    SELECT coalesce(t.primary_key, r.record_pk) AS key,
      coalesce(${draftField(title.field)}, t.title) AS title,
      ${imageField ? sql`coalesce(${draftField(imageField.field)}, t.image)` : sql`NULL`} AS image,
      CASE WHEN t.primary_key IS NULL THEN 'draft' WHEN r.draft IS NULL THEN 'published' ELSE 'changed' END AS state,
      coalesce(r.version, 0) AS version, r.saved_at, u.first_name || ' ' || u.last_name AS saved_by
    FROM (SELECT ${table.primaryKey} AS primary_key, ${title.column} AS title,
      ${imageField?.column ?? sql`NULL`} AS image FROM ${table}) AS t
    FULL JOIN (SELECT * FROM ${contentRecords} WHERE ${contentRecords.noun} = ${noun}) AS r
      ON r.record_pk = t.primary_key
    LEFT JOIN ${users} AS u ON u.primary_key = r.saved_by
    WHERE t.primary_key IS NOT NULL OR r.draft IS NOT NULL`;
}

/** Lists records of a kind for their editors, including drafts, the last saved first. */
export async function listRecords(
  db: Db,
  kind: ContentKind,
  { q, state, page }: RecordFilter,
): Promise<ContentPage> {
  const byTitle = q ? sql`position(lower(${q}) IN lower(title)) > 0` : sql`true`;
  const byState = state ? sql`state = ${state}` : sql`true`;
  const { rows } = await db.execute<Row>(sql`
    SELECT *, to_char(saved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS saved_at,
      count(*) OVER ()::int AS total
    FROM (${allOf(kind)}) AS records WHERE ${byTitle} AND ${byState}
    ORDER BY records.saved_at DESC NULLS LAST, key DESC LIMIT ${pageSize} OFFSET ${offsetOf(page, pageSize)}`);
  const records = rows.map((row): ContentSummary => ({
    primary_key: row.key,
    title: row.title,
    image: image(row.image, ''),
    state: row.state,
    version: row.version,
    saved_by: row.saved_by,
    saved_at: row.saved_at,
  }));
  return { records, ...pageOf(page, pageSize, rows[0]?.total ?? 0) };
}
