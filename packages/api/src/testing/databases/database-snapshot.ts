import { findProjectRoot } from '@kaadu/node-runtime/data-dir';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database';
import { migrationsFolder } from '../../platform/database/migrate';
import { snapshotPglite } from '../../platform/database/pglite/pglite';
import { snapshotFile } from '../../platform/database/pglite/snapshot-file';

/** Initial content of a test database: the current schema, with or without the small data set. */
export type SnapshotContent = 'schema' | 'sample';

/** Initial time of a test's clock, at which the small data set is loaded. */
export const testStart = new Date('2026-03-10T06:00:00Z');

const root = findProjectRoot(process.env);
/** Folder of the snapshots, cached between test runs. */
const folder = join(root, 'node_modules', '.cache', 'kaadu-test-databases');

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** Lists the files that determine a snapshot: all code of the API, since loading may use any of it. */
function sourcesOf(content: SnapshotContent): string[] {
  const list = (path: string, matches: (name: string) => boolean) =>
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter(matches)
      .map((name) => join(path, name));
  const schema = [join(root, 'pnpm-lock.yaml'), ...list(migrationsFolder, (name) => name.endsWith('.sql'))];
  if (content === 'schema') return schema;
  const code = ['api', 'contracts'].flatMap((name) => list(join(root, 'packages', name, 'src'), isSource));
  return [...schema, ...code];
}

function fileOf(content: SnapshotContent): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(content).sort()) hash.update(file).update(readFileSync(file));
  return join(folder, `${content}-${hash.digest('hex')}.tar`);
}

/** Loads the small data set, which is in the databases of most tests. */
export async function loadSmallData(database: Database): Promise<void> {
  const { loadSampleContent } = await import('../../sample-content/load-sample-content');
  const { smallData } = await import('../data/small-data');
  await loadSampleContent(database, smallData, () => testStart);
}

function createSnapshot(content: SnapshotContent): Promise<Blob> {
  return content === 'schema'
    ? snapshotPglite()
    : databaseSnapshot('schema').then((schema) => snapshotPglite(loadSmallData, schema));
}

const paths = new Map<SnapshotContent, string>();

/** Returns the snapshot of an embedded database, created once for all test files. */
export function databaseSnapshot(content: SnapshotContent): Promise<Blob> {
  const path = paths.get(content) ?? fileOf(content);
  paths.set(content, path);
  return snapshotFile(path, () => createSnapshot(content));
}
