import { lockFolder } from '@kaadu/api';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from './backup';
import { filesIn } from './files-in';
import {
  contentOf,
  experiencesIn,
  fillDatabase,
  fillFiles,
  placesIn,
  quiet,
  timed,
  write,
} from './fixtures/filled-site';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('restore recreates a site with the embedded database in an empty place', async () => {
  const from = placesIn(folder, 'one');
  const to = placesIn(folder, 'two');
  await fillFiles(from);
  await fillDatabase({ folder: join(from.dataDir, 'db') });
  const target = join(folder, 'saved');
  await timed('backup, embedded database', () => backUp(from, target, quiet));
  await timed('restore, embedded database', () => restore(to, target, { replaces: false, onStep: quiet }));

  const parts = ['store', 'keys', 'releases-service'];
  expect(await contentOf(to.dataDir, ...parts)).toEqual(await contentOf(from.dataDir, ...parts));
  expect(readFileSync(join(to.dataDir, 'page-secret'), 'utf8')).toBe('a secret');
  expect((await readdir(to.dataDir)).toSorted()).toEqual([
    'db',
    'keys',
    'page-secret',
    'releases-service',
    'store',
  ]);
  expect(await experiencesIn({ folder: join(to.dataDir, 'db') })).toEqual(
    await experiencesIn({ folder: join(from.dataDir, 'db') }),
  );
});

test('keys are readable by their owner only, in the backup and after the restore', async () => {
  const from = placesIn(folder, 'one');
  await fillFiles(from);
  const target = join(folder, 'saved');
  await backUp(from, target, quiet);
  const to = placesIn(folder, 'two');
  await restore(to, target, { replaces: false, onStep: quiet });
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(target)).toBe('700');
  for (const place of [target, to.dataDir]) {
    expect(modeOf(join(place, 'keys'))).toBe('700');
    for (const file of await filesIn(join(place, 'keys')))
      expect(modeOf(join(place, 'keys', file))).toBe('600');
  }
});

test('the embedded database is not saved while the API runs', async () => {
  const from = placesIn(folder, 'one');
  const unlock = await lockFolder(join(from.dataDir, 'db.lock'));
  // This process may take over its own lock, so the lock names another process.
  writeFileSync(join(from.dataDir, 'db.lock'), String(process.ppid));
  await expect(backUp(from, join(folder, 'saved'), quiet)).rejects.toThrow('Stop the API first');
  await unlock();
});

describe('an incomplete backup', () => {
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
      /page-secret was changed/,
      (saved) => write(join(saved, 'keys', 'page-secret'), 'A secret'),
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

  test.each(damages)('that %s is refused without writing anything', async (_what, fault, damage) => {
    const from = placesIn(folder, 'one');
    await fillFiles(from);
    const saved = join(folder, 'saved');
    await backUp(from, saved, quiet);
    damage(saved);
    const to = placesIn(folder, 'two');
    await expect(restore(to, saved, { replaces: true, onStep: quiet })).rejects.toThrow(fault);
    expect(await readdir(folder)).not.toContain('two');
  });
});

test('a non-empty place is refused, or moved aside with --replace', async () => {
  const from = placesIn(folder, 'one');
  await fillFiles(from);
  const saved = join(folder, 'saved');
  await backUp(from, saved, quiet);
  await expect(backUp(from, saved, quiet)).rejects.toThrow('is not empty');
  write(join(from.dataDir, 'page-secret'), 'changed since');
  await expect(restore(from, saved, { replaces: false, onStep: quiet })).rejects.toThrow('--replace');
  expect(readFileSync(join(from.dataDir, 'page-secret'), 'utf8')).toBe('changed since');

  await restore(from, saved, { replaces: true, onStep: quiet });
  expect(readFileSync(join(from.dataDir, 'page-secret'), 'utf8')).toBe('a secret');
  const aside = (await readdir(from.dataDir)).find((name) => name.startsWith('page-secret.before-restore'));
  expect(readFileSync(join(from.dataDir, aside ?? ''), 'utf8')).toBe('changed since');
});

test('a backup of one kind of database is not restored into the other', async () => {
  const from = placesIn(folder, 'one');
  await fillFiles(from);
  await backUp(from, join(folder, 'saved'), quiet);
  const to = placesIn(folder, 'two', { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(restore(to, join(folder, 'saved'), { replaces: false, onStep: quiet })).rejects.toThrow(
    'leave DATABASE_URL out',
  );
});
