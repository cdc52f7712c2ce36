import { between, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { loadOptionSlots } from '../../availability';
import { experiences } from '../../catalogue';
import { listingChanges } from '../tables';
import { type Block, blockBits, type BlockColumns, toBlock } from './block';

/**
 * By block, the changes that have been committed: never the same again once there is another, in whatever order they were
 * made and committed.
 */
export async function listVersions(db: Db): Promise<Map<number, string>> {
  const { block, primaryKey } = listingChanges;
  const rows = await db
    .select({ block, version: sql<string>`string_agg(${primaryKey}::text, ' ' ORDER BY ${primaryKey})` })
    .from(listingChanges)
    .groupBy(block)
    .orderBy(block);
  return new Map(rows.map((row) => [row.block, row.version]));
}

/** A block of which more is noted is read once more. */
const mostChanges = 50;

/** Replaces many changes of a block by one that is newer, so that their list stays short. */
export async function foldListingChanges(db: Db): Promise<void> {
  await db.execute(sql`
    WITH folded AS (
      DELETE FROM ${listingChanges} WHERE block IN (
        SELECT block FROM ${listingChanges} GROUP BY block HAVING count(*) > ${mostChanges}::int)
      RETURNING block
    )
    INSERT INTO ${listingChanges} (block) SELECT DISTINCT block FROM folded`);
}

async function loadColumns(db: Db, block: number): Promise<BlockColumns> {
  const first = block * 2 ** blockBits;
  const list = (column: string) => sql`coalesce(json_agg(${sql.raw(column)}), '[]')`;
  const { rows } = await db.execute<BlockColumns & Record<string, unknown>>(sql`
    SELECT ${list('primary_key')} AS keys, ${list('card_total')} AS prices, ${list('editor_rank')} AS ranks,
      ${list('added')} AS added, ${list('rating_average')} AS ratings,
      ${list('destination_pk')} AS destinations, ${list('stay_type_pk')} AS stay_types,
      ${list('duration_pk')} AS durations, ${list('activity_pks')} AS activities,
      ${list('theme_pks')} AS themes
    FROM (
      SELECT primary_key, card_total, editor_rank, added_at - date '2000-01-01' AS added, rating_average,
        destination_pk, stay_type_pk, duration_pk, activity_pks, theme_pks
      FROM ${experiences} WHERE ${between(experiences.primaryKey, first, first + 2 ** blockBits - 1)}
      ORDER BY primary_key
    ) AS sorted`);
  const [columns] = rows;
  if (!columns) throw new Error('An aggregate has one row');
  return columns;
}

/** Reads the experiences of a block. */
export async function loadBlock(db: Db, block: number): Promise<Block> {
  const columns = await loadColumns(db, block);
  return toBlock(columns, await loadOptionSlots(db, columns.keys));
}
