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

/**
 * Bytes retained by test versions. They count them themselves, because the heap of a test process changes for
 * many reasons.
 */
let retainedBytes = 0;
beforeEach(() => (retainedBytes = 0));

let rendered = 0;
beforeEach(() => (rendered = 0));

/** Creates a header that retains 400 kB per render, or another amount, or only during the first renders. */
function leakyHeader(version: string, { renders = Infinity, bytes = 400_000 } = {}) {
  let own = 0;
  return header(version, () => {
    own += 1;
    rendered += 1;
    if (own <= renders) retainedBytes += bytes;
    return <p>header {version}</p>;
  });
}

const leaksOf = async (...held: Parameters<typeof findLeaks>[1]) => {
  const leaks = await findLeaks(context, held, url, () => retainedBytes);
  return leaks.map(({ remote, version }) => `${remote}@${version}`);
};

test('findLeaks finds the version that retains memory per render among good ones', async () => {
  const good = [header('1.0.0'), content('1.0.0')];
  expect(await leaksOf(...good, leakyHeader('2.0.0'))).toEqual(['header@2.0.0']);
});

test('findLeaks finds the only version of a remote', async () => {
  expect(await leaksOf(leakyHeader('2.0.0'), content('1.0.0'))).toEqual(['header@2.0.0']);
});

test('findLeaks does not report a version that leaks no more than the previous one, since a rollback would not help', async () => {
  expect(await leaksOf(leakyHeader('1.0.0'), leakyHeader('2.0.0'))).toEqual([]);
});

test('findLeaks does not report a version that fills a cache', async () => {
  expect(await leaksOf(header('1.0.0'), leakyHeader('2.0.0', { renders: 16 }))).toEqual([]);
});

test('findLeaks stops rendering a large leak early, because the worker has little memory left', async () => {
  expect(await leaksOf(leakyHeader('2.0.0', { bytes: 20_000_000 }))).toEqual(['header@2.0.0']);
  expect(rendered).toBe(6);
  rendered = 0;
  expect(await leaksOf(leakyHeader('3.0.0', { bytes: 2_000_000 }))).toEqual(['header@3.0.0']);
  expect(rendered).toBe(9);
});
