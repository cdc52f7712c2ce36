import type { SampleData } from '@kaadu/sample-data';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { ContentChanges } from '../platform/content-changes/content-changes';
import { readState, writeState } from '../platform/database/app-state';
import { writeRecords } from './write-records';

export type { SampleData };

/** Raise when the same data must be written differently. */
const loaderVersion = 1;
const stateName = 'seed';
/** Any number that only this product uses for pg_advisory_lock. */
const loadingLock = 7_241_002;

/**
 * Brings the records of a fresh install into the database. Does nothing when this very data set was loaded
 * before; a changed one is written over the old. Records made in the back office are never touched.
 * @returns whether anything was written
 */
export async function loadSampleContent(contentChanges: ContentChanges, data: SampleData): Promise<boolean> {
  const hash = createHash('sha256')
    .update(`${loaderVersion}${JSON.stringify(data)}`)
    .digest('hex');
  return contentChanges.transaction(async (tx, changed) => {
    // One process at a time; loading may take longer than a request's statement may.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${loadingLock})`);
    if ((await readState(tx, stateName)) === hash) return false;
    await writeRecords(tx, data, changed);
    await writeState(tx, stateName, hash);
    return true;
  });
}
