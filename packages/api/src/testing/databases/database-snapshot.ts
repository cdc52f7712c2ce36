import { findProjectRoot } from '@kaadu/node-runtime/data-dir';
import { createHash } from 'node:crypto';
import { openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { access, link, mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database';
import { migrationsFolder } from '../../platform/database/migrate';
import { snapshotPglite } from '../../platform/database/pglite/pglite';
import { errorCode } from '../../platform/errors/error-code';

/** Initial content of a test database: the current schema, with or without the small data set. */
export type SnapshotContent = 'schema' | 'sample';

/** Initial time of a test's clock, at which the small data set is loaded. */
export const testStart = new Date('2026-03-10T06:00:00Z');

const root = findProjectRoot(process.env);
/** Folder of the snapshots, cached between test runs. */
const folder = join(root, 'node_modules', '.cache', 'kaadu-test-databases');
const dayMs = 24 * 60 * 60_000;

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

async function createSnapshot(content: SnapshotContent): Promise<Buffer> {
  const files =
    content === 'schema'
      ? await snapshotPglite()
      : await snapshotPglite(loadSmallData, await databaseSnapshot('schema'));
  return Buffer.from(await files.arrayBuffer());
}

/** Deletes snapshots of earlier code, unless another test run may be using them. */
async function deleteOldSnapshots(): Promise<void> {
  const current = [fileOf('schema'), fileOf('sample')];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (current.includes(path)) continue;
    const { mtimeMs = Infinity } = await stat(path).catch(() => ({ mtimeMs: undefined }));
    if (Date.now() - mtimeMs > dayMs) await unlink(path).catch(() => undefined);
  }
}

async function prepare(content: SnapshotContent): Promise<string> {
  const path = fileOf(content);
  try {
    await access(path);
  } catch {
    await mkdir(folder, { recursive: true });
    await deleteOldSnapshots();
    // Several workers may create the snapshot at once: each writes its own file, and the first one wins.
    // Replacing that file would make the blobs unreadable that others have opened.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, await createSnapshot(content));
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    await unlink(draft);
  }
  return path;
}

const prepared = new Map<SnapshotContent, Promise<string>>();

/** Returns the snapshot of an embedded database, created once for all test files. */
export async function databaseSnapshot(content: SnapshotContent): Promise<Blob> {
  const path = prepared.get(content) ?? prepare(content);
  prepared.set(content, path);
  return openAsBlob(await path);
}
