import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@kaadu/federation/integrity';
import { Release } from '@kaadu/federation/release';
import { createFolderStore, createTrust, type ReleaseStore, signRelease } from '@kaadu/release-core';
import { PublishedFiles } from './published-files';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const files: Readonly<Record<string, Buffer>> = {
  'web/entry.js': Buffer.from('entry'),
  'web/mark.svg': svg,
  'server/entry.cjs': Buffer.from('server'),
};

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { id, publicKey: bytes.toString('base64'), privateKey };
}
const [ours, theirs] = [newKey(), newKey()];
const trust = createTrust({
  keys: [{ id: ours.id, owner: 'header team', publicKey: ours.publicKey, remotes: ['header'] }],
});

let folder: string;
let store: ReleaseStore;
let reads = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-published-'));
  store = createFolderStore(folder);
  reads = 0;
});
afterEach(() => rm(folder, { recursive: true }));

async function publish(version: string, key: typeof ours): Promise<void> {
  const release = Release.parse({
    schema: 1,
    name: 'header',
    version,
    gitSha: null,
    contract: '1.0.0',
    shared: {},
    web: { entry: 'web/entry.js', global: 'remote_header' },
    server: { entry: 'server/entry.cjs' },
    exposes: { './header': { scripts: [], styles: [] } },
    routes: [],
    files: Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [
        path,
        { integrity: integrityOf(bytes), bytes: bytes.length },
      ]),
    ),
  });
  const read = async (path: string) => files[path] ?? Promise.reject(new Error(`no ${path}`));
  await store.add(signRelease(release, key), read, { by: 'test', note: '' });
}

const published = () =>
  new PublishedFiles({
    store: {
      readRelease: (name, version) => store.readRelease(name, version),
      readFile: (name, version, path) => {
        reads += 1;
        return store.readFile(name, version, path);
      },
    },
    trust,
  });

test('a file of a signed release is served, and read from the store once', async () => {
  await publish('1.0.0', ours);
  const subject = published();
  const [first, second] = [
    await subject.read('header', '1.0.0', 'web/mark.svg'),
    await subject.read('header', '1.0.0', 'web/mark.svg'),
  ];
  expect(Buffer.from(first ?? []).equals(svg)).toBe(true);
  // The same bytes, so compression also ran once.
  expect(second).toBe(first);
  expect(reads).toBe(1);
});

test('a file of a release without a trusted signature is neither served nor read', async () => {
  await publish('1.0.0', theirs);
  expect(await published().read('header', '1.0.0', 'web/mark.svg')).toBeUndefined();
  expect(reads).toBe(0);
});

test('a file that was changed in the store is not served', async () => {
  await publish('1.0.0', ours);
  await writeFile(join(folder, 'releases/header/1.0.0/web/mark.svg'), '<svg onload="steal()"/>');
  expect(await published().read('header', '1.0.0', 'web/mark.svg')).toBeUndefined();
});

test('a missing file is not served', async () => {
  await publish('1.0.0', ours);
  expect(await published().read('header', '1.0.0', 'web/none.js')).toBeUndefined();
  expect(await published().read('header', '2.0.0', 'web/entry.js')).toBeUndefined();
});
