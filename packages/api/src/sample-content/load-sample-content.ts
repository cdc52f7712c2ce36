import type { SampleData } from '@kaadu/sample-data';
import { sql } from 'drizzle-orm';
import { followContentChanges } from '../content';
import { readState, writeState } from '../platform/database/app-state';
import type { Database } from '../platform/database/database';
import { writeReferenceData } from '../jobs/reference-data';
import { contentTables, type SeedReport, writeRecords } from './write-records';

export type { SampleData, SeedReport };

const stateName = 'seed';
/** Key of pg_advisory_lock, unique to loading. */
const loadingLock = 7_241_002;

/**
 * Loads sample content into a database: adds records that it never had, and updates those that have not been
 * edited since. Records that were edited, deleted or created by editors are never changed, and none is ever
 * deleted.
 * @param now date for the tax rates of prices
 */
export async function loadSampleContent(
  database: Database,
  data: SampleData,
  now: () => Date = () => new Date(),
): Promise<SeedReport> {
  const contentChanges = await followContentChanges(database, now, () => undefined);
  await writeReferenceData(contentChanges);
  return contentChanges.transaction(async (tx, changed) => {
    // One process at a time; loading may take longer than the statement timeout of requests.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${loadingLock})`);
    const report = await writeRecords(tx, data, changed);
    await writeState(tx, stateName, 'loaded');
    return report;
  });
}

/** Returns whether a database has no content and never had any of the sample. */
export async function isWithoutContent({ db }: Database): Promise<boolean> {
  if ((await readState(db, stateName)) !== undefined) return false;
  const { rows } = await db.execute<{ found: boolean }>(
    sql`SELECT ${sql.join(
      contentTables.map((table) => sql`EXISTS (SELECT 1 FROM ${table})`),
      sql` OR `,
    )} AS found`,
  );
  return rows[0]?.found === false;
}
