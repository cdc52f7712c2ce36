import { createApi } from '@kaadu/api-client';
import { findLeaks } from './find-leaks';
import type { RenderContext } from './rendering';
import { content, header } from './testing/visit-page';

const context: RenderContext = {
  api: createApi({ baseUrl: 'http://127.0.0.1:1' }),
  origins: { siteUrl: 'http://site', apiUrl: 'http://api' },
  assets: { build: 'b', startScript: 'start()', scripts: [], styles: [], sheets: {}, files: {} },
  slotData: async () => undefined,
};
const url = new URL('http://site/');

/** What versions keep in memory. Counted by them: the heap of a test process changes for many reasons. */
let keptBytes = 0;
beforeEach(() => (keptBytes = 0));

let rendered = 0;
beforeEach(() => (rendered = 0));

/** A header that keeps 400 kB of each render, or something else, or of the first ones only. */
function leakyHeader(version: string, { renders = Infinity, bytes = 400_000 } = {}) {
  let own = 0;
  return header(version, () => {
    own += 1;
    rendered += 1;
    if (own <= renders) keptBytes += bytes;
    return <p>header {version}</p>;
  });
}

const leaksOf = async (...held: Parameters<typeof findLeaks>[1]) => {
  const leaks = await findLeaks(context, held, url, () => keptBytes);
  return leaks.map(({ remote, version }) => `${remote}@${version}`);
};

test('the version that keeps memory with each render is found among good ones', async () => {
  const good = [header('1.0.0'), content('1.0.0')];
  expect(await leaksOf(...good, leakyHeader('2.0.0'))).toEqual(['header@2.0.0']);
});

test('the only version of a remote is found too', async () => {
  expect(await leaksOf(leakyHeader('2.0.0'), content('1.0.0'))).toEqual(['header@2.0.0']);
});

test('a version that keeps no more than the one before it is not blamed: going back would not help', async () => {
  expect(await leaksOf(leakyHeader('1.0.0'), leakyHeader('2.0.0'))).toEqual([]);
});

test('a version that fills a cache is not blamed', async () => {
  expect(await leaksOf(header('1.0.0'), leakyHeader('2.0.0', { renders: 16 }))).toEqual([]);
});

test('a version that keeps much is rendered only until that is seen: the worker has little memory left', async () => {
  expect(await leaksOf(leakyHeader('2.0.0', { bytes: 20_000_000 }))).toEqual(['header@2.0.0']);
  expect(rendered).toBe(6);
  rendered = 0;
  expect(await leaksOf(leakyHeader('3.0.0', { bytes: 2_000_000 }))).toEqual(['header@3.0.0']);
  expect(rendered).toBe(9);
});
