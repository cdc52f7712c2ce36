import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { openPage } from '../../support/pages/open-page';

declare global {
  interface Window {
    /** Set by a script that was executed. */
    attacked?: number;
  }
}

test(
  'a cached page is the same bytes for every visitor, and its policy allows its inline content by hash',
  { tag: '@shell' },
  async ({ request }) => {
    await request.get('/about');
    const [one, two] = [await request.get('/about'), await request.get('/about')];
    const html = await one.text();
    expect(await two.text()).toBe(html);
    expect(html).not.toContain('nonce');
    const policy = one.headers()['content-security-policy'] ?? '';
    expect(policy).toBe(two.headers()['content-security-policy']);
    expect(policy).not.toMatch(/nonce|unsafe-eval|strict-dynamic|script-src[^;]*unsafe-inline/);
    const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)].filter(
      ([, , attributes = '']) => !/type="application\/(ld\+)?json"|src=/.test(attributes),
    );
    expect(inline.length).toBeGreaterThan(4);
    for (const [, , , text = ''] of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  },
);

test('each response has its own page token, and an unchanged page is not sent again', async ({ request }) => {
  await request.get('/about');
  const [one, two] = [await request.get('/about'), await request.get('/about')];
  const tokens = [one, two].map(
    (response) => /page;desc="([\w-]{48})"/.exec(response.headers()['server-timing'] ?? '')?.[1],
  );
  expect(new Set(tokens).size).toBe(2);
  const etag = one.headers()['etag'] ?? '';
  const unchanged = await request.get('/about', { headers: { 'if-none-match': etag } });
  expect(unchanged.status()).toBe(304);
  expect(await unchanged.body()).toHaveLength(0);
  const plain = await request.get('/about', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()['etag']).not.toBe(etag);
  const head = await request.head('/about');
  // A page is compressed again, better, some time after it was cached.
  const withoutEffort = (tag = '') => tag.replace('-quick', '');
  expect(withoutEffort(head.headers()['etag'])).toBe(withoutEffort(etag));
  expect(Number(head.headers()['content-length'])).toBeGreaterThan(1000);
});

test('scripts carry the hash of the file at their URL', async ({ request }) => {
  const source = await (await request.get('/')).text();
  const tags = source.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*rel="preload"[^>]*>/g) ?? [];
  const files = tags.filter((tag) => !/as="(image|font)"/.test(tag));
  expect(files.length).toBeGreaterThan(4);
  for (const tag of files) {
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';
    const integrity = /integrity="([^"]+)"/.exec(tag)?.[1];
    const bytes = await (await request.get(address)).body();
    expect(integrity, address).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});

test('development code is in no script or style sheet of the site, and not served', async ({ request }) => {
  const folder = join(root, 'shell', 'dist', 'web');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files)
    expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(/development[-/](problems|builds)/);
  expect((await request.post('/development/problems', { data: {} })).status()).toBe(404);
  expect((await request.put('/development/builds', { data: {} })).status()).toBe(404);
});

test('strings become neither markup nor scripts, except files that the site serves as scripts', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|TrustedHTML|TrustedScript/);
  await openPage(page, '/');
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () =>
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="attacked = -1">'),
      inline: () =>
        document.body.append(Object.assign(document.createElement('script'), { text: 'attacked = -1' })),
      address: () => Object.assign(document.createElement('script'), { src: '/experiences' }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['markup', 'inline', 'address']);
  expect(await page.evaluate(() => window.attacked)).not.toBe(-1);
});

test('a URL with a script does not run', async ({ page, problems }) => {
  problems.allow(/Content Security Policy/);
  await openPage(page, '/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:window.attacked=-1';
    document.body.append(link);
    link.click();
  });
  expect(await page.evaluate(() => window.attacked)).not.toBe(-1);
});
