import { createCopyWriter } from './copy-writer';
import type { ObjectStore } from './objects';

const releaseOf = (version: string) => `releases/header/${version}/release.json`;

/** Creates a writer into storage in memory, where each write is later than the one before it. */
function writerInMemory(list: (keys: string[]) => string[] = (keys) => keys) {
  const stored = new Map<string, number>();
  const written: string[] = [];
  const errors: unknown[] = [];
  let fault: Error | undefined;
  let time = 0;
  const unused = () => Promise.reject(new Error('not used by a copy writer'));
  const copy: ObjectStore = {
    read: unused,
    create: unused,
    temporaryFiles: unused,
    watch: () => () => undefined,
    async replace(key) {
      if (fault) throw fault;
      time += 1;
      stored.set(key, time);
      written.push(key);
      return true;
    },
    async list(prefix) {
      const keys = [...stored.keys()].filter((key) => key.startsWith(prefix));
      return list(keys).map((key) => ({ key, modifiedAt: stored.get(key) ?? 0 }));
    },
    async remove(keys) {
      for (const key of keys) stored.delete(key);
    },
  };
  const { enqueue, flush } = createCopyWriter(copy, (error) => errors.push(error));
  return {
    written,
    errors,
    stored: () => [...stored.keys()].sort(),
    failWith: (error?: Error) => (fault = error),
    async write(key: string, state = '') {
      enqueue(key, state, () => Buffer.from('content'));
      await flush();
    },
  };
}

test('an object is written once for each of its states', async () => {
  const { write, written } = writerInMemory();
  for (const state of ['1', '1', '2', '2', '1']) await write('channels/production.json', state);
  expect(written).toHaveLength(3);
});

test('an object whose write failed is written at the next read', async () => {
  const { write, written, errors, failWith } = writerInMemory();
  const full = new Error('disk full');
  failWith(full);
  await write('channels/production.json', '1');
  failWith(undefined);
  await write('channels/production.json', '1');
  expect(errors).toEqual([full]);
  expect(written).toEqual(['channels/production.json']);
});

test.each([
  ['oldest first', (keys: string[]) => keys],
  ['newest first', (keys: string[]) => keys.toReversed()],
])('the five versions copied last stay when the storage lists the %s', async (_case, list) => {
  const { write, stored } = writerInMemory(list);
  const versions = ['9.0.0', '1.0.0', '8.0.0', '2.0.0', '7.0.0', '3.0.0'];
  for (const version of versions) await write(releaseOf(version));
  expect(stored()).toEqual(['1.0.0', '2.0.0', '3.0.0', '7.0.0', '8.0.0'].map(releaseOf));
});

test('all files of an old version are removed, and are written again when it is read again', async () => {
  const { write, stored } = writerInMemory();
  const file = 'releases/header/1.0.0/web/entry.js';
  await write(file);
  const other = 'releases/footer/1.0.0/release.json';
  await write(other);
  const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0'];
  for (const version of versions) await write(releaseOf(version));
  expect(stored()).toEqual([other, ...versions.slice(1).map(releaseOf)]);
  await write(file);
  expect(stored()).toContain(file);
});

test('versions without a release.json are not counted', async () => {
  const { write, stored } = writerInMemory();
  const files = ['1.0.0', '2.0.0', '3.0.0'].map((version) => `releases/header/${version}/web/entry.js`);
  for (const file of files) await write(file);
  const versions = ['4.0.0', '5.0.0', '6.0.0', '7.0.0', '8.0.0'];
  for (const version of versions) await write(releaseOf(version));
  expect(stored()).toEqual([...files, ...versions.map(releaseOf)]);
});
