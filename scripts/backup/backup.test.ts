import { lockFolder, loadSampleContent, openDatabase } from '@kaadu/api';
import { createFolderStore } from '@kaadu/releases';
import { sampleData } from '@kaadu/sample-data';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { fill } from '../../packages/releases/fixtures/releases';
import { S3Server } from '../../packages/releases/fixtures/s3-server';
import { openScratchDatabase, type ScratchDatabase } from '../test/postgres';
import { backUp, restore } from './backup';
import { filesIn } from './files-in';
import type { BackupPlaces } from './places';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const quiet = () => undefined;

function placesIn(name: string, more: Partial<BackupPlaces> = {}): BackupPlaces {
  const dataDir = join(folder, name);
  return {
    root: folder,
    dataDir,
    databaseUrl: undefined,
    store: join(dataDir, 'store'),
    trustFile: undefined,
    keyFile: undefined,
    ...more,
  };
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A release store with a version and a channel, keys, secrets, and files that can be made again. */
async function fillFiles({ dataDir, store }: BackupPlaces): Promise<void> {
  if (!store.startsWith('s3:')) {
    await fillStore(store);
    write(join(store, 'trust.json'), '{}');
  }
  write(join(dataDir, 'keys', 'development.json'), 'a private key');
  write(join(dataDir, 'releases-service', 'audit.jsonl'), 'a line');
  write(join(dataDir, 'preview-secret'), 'a secret');
  write(join(dataDir, 'images', 'small.avif'), 'can be made again');
}

/** A version of a remote, and a channel that names it. */
async function fillStore(at: string): Promise<void> {
  const store = createFolderStore(at);
  await fill(store, {});
  const remotes = { header: { stable: '1.0.0' } };
  await store.moveChannel('production', 0, { remotes, by: 'test', reason: 'first' });
}

async function contentOf(root: string, ...folders: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const each of folders)
    for (const file of await filesIn(join(root, each)))
      found[`${each}/${file}`] = readFileSync(join(root, each, file), 'base64');
  return found;
}

/** What an API would read: the number of experiences. */
async function experiencesIn(options: Parameters<typeof openDatabase>[0]): Promise<unknown> {
  const database = await openDatabase(options);
  const { rows } = await database.db.execute('SELECT count(*)::int AS count FROM experiences');
  await database.close();
  return rows;
}

async function fillDatabase(options: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(options);
  await loadSampleContent(database, sampleData);
  await database.close();
}

/** Prints how long something takes, for people. */
async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now();
  const value = await work();
  process.stdout.write(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(2)} s\n`);
  return value;
}

test('a site on the embedded database is restored as it was, in an empty place', async () => {
  const from = placesIn('one');
  const to = placesIn('two');
  await fillFiles(from);
  await fillDatabase({ folder: join(from.dataDir, 'db') });
  const target = join(folder, 'saved');
  await timed('backup, embedded database', () => backUp(from, target, quiet));
  await timed('restore, embedded database', () => restore(to, target, { replaces: false, onStep: quiet }));

  const parts = ['store', 'keys', 'releases-service'];
  expect(await contentOf(to.dataDir, ...parts)).toEqual(await contentOf(from.dataDir, ...parts));
  expect(readFileSync(join(to.dataDir, 'preview-secret'), 'utf8')).toBe('a secret');
  expect((await readdir(to.dataDir)).toSorted()).toEqual([
    'db',
    'keys',
    'preview-secret',
    'releases-service',
    'store',
  ]);
  expect(await experiencesIn({ folder: join(to.dataDir, 'db') })).toEqual(
    await experiencesIn({ folder: join(from.dataDir, 'db') }),
  );
});

test('keys are readable by their owner only, in the backup and where they are restored', async () => {
  const from = placesIn('one');
  await fillFiles(from);
  const target = join(folder, 'saved');
  await backUp(from, target, quiet);
  const to = placesIn('two');
  await restore(to, target, { replaces: false, onStep: quiet });
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(target)).toBe('700');
  for (const place of [target, to.dataDir]) {
    expect(modeOf(join(place, 'keys'))).toBe('700');
    for (const file of await filesIn(join(place, 'keys')))
      expect(modeOf(join(place, 'keys', file))).toBe('600');
  }
});

test('while the API runs, the embedded database is not saved', async () => {
  const from = placesIn('one');
  const unlock = await lockFolder(join(from.dataDir, 'db.lock'));
  // The lock of this process is taken over by itself: another process has it.
  writeFileSync(join(from.dataDir, 'db.lock'), String(process.ppid));
  await expect(backUp(from, join(folder, 'saved'), quiet)).rejects.toThrow('Stop the API first');
  await unlock();
});

describe('a backup that is not whole', () => {
  const damages: [string, RegExp, (saved: string) => void][] = [
    ['has no manifest', /no complete backup/, (saved) => rmSync(join(saved, 'manifest.json'))],
    ['lacks a file', /trust\.json is missing/, (saved) => rmSync(join(saved, 'releases', 'trust.json'))],
    [
      'lacks a folder',
      /database is missing/,
      (saved) => rmSync(join(saved, 'database'), { recursive: true }),
    ],
    [
      'has a changed byte',
      /preview-secret was changed/,
      (saved) => write(join(saved, 'keys', 'preview-secret'), 'A secret'),
    ],
    ['has a file more', /keys\/more does not belong/, (saved) => write(join(saved, 'keys', 'more'), '')],
    [
      'has a changed manifest',
      /manifest\.json was changed/,
      (saved) => {
        const manifest = join(saved, 'manifest.json');
        const text = readFileSync(manifest, 'utf8');
        writeFileSync(
          manifest,
          text.replace('"format": 1', '"format": 1, "note": 2').replace(/"bytes": 2\b/, '"bytes": 3'),
        );
      },
    ],
    [
      'has half a manifest',
      /not JSON/,
      (saved) => {
        const manifest = join(saved, 'manifest.json');
        const text = readFileSync(manifest, 'utf8');
        writeFileSync(manifest, text.slice(0, text.length / 2));
      },
    ],
  ];

  test.each(damages)('because it %s is refused, and nothing is written', async (_what, fault, damage) => {
    const from = placesIn('one');
    await fillFiles(from);
    const saved = join(folder, 'saved');
    await backUp(from, saved, quiet);
    damage(saved);
    const to = placesIn('two');
    await expect(restore(to, saved, { replaces: true, onStep: quiet })).rejects.toThrow(fault);
    expect(await readdir(folder)).not.toContain('two');
  });
});

test('a place that is not empty is refused, unless told to replace, which moves what was there aside', async () => {
  const from = placesIn('one');
  await fillFiles(from);
  const saved = join(folder, 'saved');
  await backUp(from, saved, quiet);
  await expect(backUp(from, saved, quiet)).rejects.toThrow('is not empty');
  write(join(from.dataDir, 'preview-secret'), 'changed since');
  await expect(restore(from, saved, { replaces: false, onStep: quiet })).rejects.toThrow('--replace');
  expect(readFileSync(join(from.dataDir, 'preview-secret'), 'utf8')).toBe('changed since');

  await restore(from, saved, { replaces: true, onStep: quiet });
  expect(readFileSync(join(from.dataDir, 'preview-secret'), 'utf8')).toBe('a secret');
  const aside = (await readdir(from.dataDir)).find((name) =>
    name.startsWith('preview-secret.before-restore'),
  );
  expect(readFileSync(join(from.dataDir, aside ?? ''), 'utf8')).toBe('changed since');
});

test('a backup of one kind of database is not restored into the other', async () => {
  const from = placesIn('one');
  await fillFiles(from);
  await backUp(from, join(folder, 'saved'), quiet);
  const to = placesIn('two', { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(restore(to, join(folder, 'saved'), { replaces: false, onStep: quiet })).rejects.toThrow(
    'leave DATABASE_URL out',
  );
});

describe('with a bucket and PostgreSQL', () => {
  const server = new S3Server();
  const databases: ScratchDatabase[] = [];
  let endpoint: string;
  beforeAll(async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
    endpoint = await server.start();
  });
  afterAll(async () => {
    await server.stop();
    for (const database of databases) await database.drop();
  });

  async function scratch(): Promise<string | undefined> {
    const database = await openScratchDatabase();
    if (database) databases.push(database);
    return database?.url;
  }
  const bucket = (prefix: string) => `s3://${server.bucket}/${prefix}?endpoint=${endpoint}&path-style=true`;

  test('a site is restored as it was, into an empty bucket and an empty database', async () => {
    const [url, other] = [await scratch(), await scratch()];
    if (!url || !other) {
      process.stdout.write('  no PostgreSQL server found (set TEST_POSTGRES_URL): not tested\n');
      return;
    }
    const filled = join(folder, 'filled');
    await fillStore(filled);
    for (const file of await filesIn(filled)) server.add(`from/${file}`, readFileSync(join(filled, file)));
    const from = placesIn('one', { databaseUrl: url, store: bucket('from') });
    await fillFiles(from);
    await fillDatabase({ url });
    const saved = join(folder, 'saved');
    await timed('backup, PostgreSQL', () => backUp(from, saved, quiet));
    expect(await contentOf(saved, 'releases')).toEqual(
      prefixed(await contentOf(folder, 'filled'), 'filled', 'releases'),
    );

    const to = placesIn('two', { databaseUrl: other, store: bucket('to') });
    await timed('restore, PostgreSQL', () => restore(to, saved, { replaces: false, onStep: quiet }));
    expect(await experiencesIn({ url: other })).toEqual(await experiencesIn({ url }));
    await expect(restore(to, saved, { replaces: false, onStep: quiet })).rejects.toThrow('--replace');

    const client = new pg.Client({ connectionString: other });
    await client.connect();
    await client.query('CREATE TABLE of_a_later_version (id int); TRUNCATE experiences CASCADE');
    await client.end();
    await restore(to, saved, { replaces: true, onStep: quiet });
    expect(await experiencesIn({ url: other })).toEqual(await experiencesIn({ url }));
    const again = placesIn('three', { databaseUrl: other, store: bucket('to') });
    await backUp(again, join(folder, 'again'), quiet);
    expect(await contentOf(join(folder, 'again'), 'releases')).toEqual(await contentOf(saved, 'releases'));
  });
});

function prefixed(content: Record<string, string>, from: string, to: string): Record<string, string> {
  return Object.fromEntries(Object.entries(content).map(([path, bytes]) => [path.replace(from, to), bytes]));
}
