import { BoundedCache } from './bounded-cache';
import { SavedFiles } from './saved-files';
import { memoryCaches } from './testing/memory-caches';

const sheet = 'https://site.test/assets/shell.12345678.css';

function setUp(status = 200) {
  const asked: string[] = [];
  const pending: Promise<unknown>[] = [];
  const cache = new BoundedCache({ name: 'files', maxEntries: 10, maxBytes: 1000 }, memoryCaches());
  const files = new SavedFiles(cache, async (request) => {
    asked.push(request instanceof Request ? request.url : request);
    return new Response('body {}', { status, headers: { 'content-type': 'text/css' } });
  });
  const get = async () => {
    const response = await files.get(new Request(sheet), (work) => pending.push(work));
    await Promise.all(pending);
    return response;
  };
  return { files, asked, get };
}

test('saved files are loaded once, and then read from the cache', async () => {
  const { get, asked } = setUp();
  await get();
  const again = await get();
  expect(await again.text()).toBe('body {}');
  expect(again.headers.get('content-type')).toBe('text/css');
  expect(asked).toEqual([sheet]);
});

test('saved files do not include a missing file', async () => {
  const { get, asked, files } = setUp(404);
  await get();
  await get();
  expect(asked).toHaveLength(2);
  await expect(files.keep([sheet])).rejects.toThrow('responded with 404');
});

test.each([
  ['/assets/styles/shell.12345678.css', true],
  ['/releases/content/1.0.0/web/styles/1.css', true],
  ['/assets/assets/figtree.woff2', true],
  ['/releases/content/1.0.0/web/entry.js', false],
  ['/stories/a.css/1', false],
])('saved files include %s: %s', (path, expected) => {
  expect(SavedFiles.has(new URL(path, 'https://site.test'))).toBe(expected);
});
