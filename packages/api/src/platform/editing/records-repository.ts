import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { users } from '../sessions/tables';
import type { Content, ContentKind } from './content-kind';
import { contentRecords } from './tables';

/** State of a record: its last save, its draft and its published content. */
export interface RecordState {
  readonly version: number;
  readonly savedAt: Date | null;
  /** Name of the account that saved it last. */
  readonly savedBy: string | null;
  readonly draft: Content | null;
  readonly published: Content | null;
}

const ofRecord = (kind: ContentKind, primaryKey: number) =>
  and(eq(contentRecords.noun, kind.noun), eq(contentRecords.recordPk, primaryKey));

/** Finds a record; undefined when there is neither a draft nor a published version. */
export async function findRecord(
  db: Db,
  kind: ContentKind,
  primaryKey: number,
): Promise<RecordState | undefined> {
  const published = (await kind.read(db, primaryKey)) ?? null;
  const [saved] = await db
    .select({ record: contentRecords, firstName: users.firstName, lastName: users.lastName })
    .from(contentRecords)
    .leftJoin(users, eq(users.primaryKey, contentRecords.savedBy))
    .where(ofRecord(kind, primaryKey));
  const draft = saved?.record.draft ?? null;
  if (!published && !draft) return undefined;
  return {
    version: saved?.record.version ?? 0,
    savedAt: saved?.record.savedAt ?? null,
    savedBy: saved?.firstName ? `${saved.firstName} ${saved.lastName}` : null,
    draft: draft && kind.parse(draft),
    published,
  };
}

/** Finds a record for a transaction that will save it, and locks it until that ends. */
export async function lockRecord(
  tx: Db,
  kind: ContentKind,
  primaryKey: number,
): Promise<RecordState | undefined> {
  await tx
    .insert(contentRecords)
    .values({ noun: kind.noun, recordPk: primaryKey, version: 0 })
    .onConflictDoNothing();
  await tx
    .select({ version: contentRecords.version })
    .from(contentRecords)
    .where(ofRecord(kind, primaryKey))
    .for('update');
  return findRecord(tx, kind, primaryKey);
}

/** Reserves a key for a record that has no row in the table of its kind yet. */
export async function reserveKey(tx: Db, { table }: ContentKind): Promise<number> {
  const { rows } = await tx.execute<{ key: number }>(
    sql`SELECT nextval(pg_get_serial_sequence(${getTableName(table)}, 'primary_key'))::int AS key`,
  );
  return Number(rows[0]?.key);
}

interface Save {
  readonly version: number;
  readonly draft: Content | null;
  readonly savedBy: number;
  readonly savedAt: Date;
}

export async function writeRecord(tx: Db, kind: ContentKind, primaryKey: number, save: Save): Promise<void> {
  await tx
    .insert(contentRecords)
    .values({ noun: kind.noun, recordPk: primaryKey, ...save })
    .onConflictDoUpdate({ target: [contentRecords.noun, contentRecords.recordPk], set: save });
}

export async function deleteRecord(tx: Db, kind: ContentKind, primaryKey: number): Promise<void> {
  await tx.delete(contentRecords).where(ofRecord(kind, primaryKey));
}
