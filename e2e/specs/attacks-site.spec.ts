import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@kaadu/contracts';
import { siteUrl } from '../environment';
import { test, expect } from '../fixtures/shell-test';
import { getFeaturedExperience } from '../support/catalogue';
import { exchange, send } from '../support/raw-request';

/* Attacks on the shell from outside. docs/security.md lists them all, with those that are tested beside their code. */

const host = new URL(siteUrl).host;

/** The address of a script that a page loads from a release. */
async function scriptOfPage(): Promise<string> {
  const { body } = await send(siteUrl, '/');
  const [, address] = /(?:src|href)="(\/releases\/[^"]+\.js)"/.exec(body.toString()) ?? [];
  if (!address) throw new Error('The page loads no script of a release');
  return address;
}

test('an SVG of a version that no trusted key has signed is not served', async ({ shell }) => {
  const { url, storeDir, store, versions } = await shell({ name: 'unsigned-file' });
  const good = await store.readRelease('header', versions['header'] ?? '');
  const folder = join(storeDir, 'releases', 'header', '6.6.6');
  await mkdir(join(folder, 'web'), { recursive: true });
  await writeFile(
    join(folder, 'web', 'evil.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  );
  const release = { ...good, version: '6.6.6', files: { ...good.files, 'web/evil.svg': 'sha384-x' } };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  expect((await send(url, '/releases/header/6.6.6/web/evil.svg')).status).toBe(404);
});

test('a file of a release, opened as a page, runs nothing and is not sniffed', async () => {
  const { status, headers } = await send(siteUrl, await scriptOfPage());
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a parameter that no page declares finds the page in the cache instead of pushing others out', async () => {
  const path = paths.terms.getHref();
  const isCached = async (address: string) =>
    String((await send(siteUrl, address)).headers['server-timing']).includes('cache;desc=hit');
  await expect.poll(() => isCached(path)).toBe(true);
  for (const query of ['x=1', 'x=2', 'utm_source=mail', `${'y'.repeat(900)}=z`])
    expect(await isCached(`${path}?${query}`), query).toBe(true);
});

test('the whole address in the request line is served as its path, whatever host it names', async () => {
  const line = `GET http://evil.example/about HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
  const answer = await exchange(siteUrl, line);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('evil.example');
});

for (const path of [
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/releases/header/../../../keys/',
  '/releases/..%2f..%2fkeys/1.0.0/web/x.js',
  '/releases/header/..%2f..%2f..%2f/web/x.json',
  '/service-worker.js/../../../package.json',
]) {
  test(`${path} leads out of no folder`, async () => {
    const { status, body } = await send(siteUrl, path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/"devDependencies"|PRIVATE KEY/);
  });
}

test('a file of a release that is not for browsers is not served', async () => {
  const [, folder] = /^(\/releases\/[^/]+\/[^/]+)\//.exec(await scriptOfPage()) ?? [];
  for (const path of [
    `${folder}/release.json`,
    `${folder}/web/../release.json`,
    `${folder}/web/..%2frelease.json`,
  ])
    expect((await send(siteUrl, path)).status, path).toBe(404);
});

test('line breaks in an address, a cookie token or a request id become no header of the answer', async () => {
  const injected = '%0d%0aset-cookie:%20evil=1%0d%0a';
  const { url, primary_key } = await getFeaturedExperience();
  const addresses = [
    `/preview?token=${injected}`,
    `/${injected}`,
    `/experience/${injected}/${primary_key}`,
    `/experience/not-${encodeURIComponent(url)}/${primary_key}?x=${injected}&ref=${injected}`,
  ];
  for (const address of addresses) {
    const { headers } = await send(siteUrl, address, { headers: { 'x-request-id': 'a b"c' } });
    expect(headers['set-cookie'], address).toBeUndefined();
    expect(headers['x-request-id'], address).toMatch(/^[\w-]{8,64}$/);
  }
});

test('headers that are too large are refused, and the next request is answered', async () => {
  const { status } = await send(siteUrl, '/', { headers: { cookie: `a=${'x'.repeat(20_000)}` } });
  expect(status).toBe(431);
  expect((await send(siteUrl, '/')).status).toBe(200);
});

for (const [refused, accepted, used] of [
  ['brotli', 'br;q=0, gzip', 'gzip'],
  ['every encoding', 'br;q=0, gzip;q=0', undefined],
] as const) {
  test(`a client that refuses ${refused} does not get it`, async () => {
    const { headers } = await send(siteUrl, '/', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(used);
    expect(headers.vary).toContain('accept-encoding');
  });
}

test('the site asks browsers to come over https alone, and to neither sniff nor frame its pages', async () => {
  for (const path of ['/', '/nope', '/healthz', await scriptOfPage()]) {
    const { headers } = await send(siteUrl, path);
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  const { headers } = await send(siteUrl, '/');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

for (const address of [
  '//evil.example/',
  '///evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/preview?token=x&return=https://evil.example',
  '/preview?token=https://evil.example',
  '/experience/https:%2f%2fevil.example/ID?next=https://evil.example',
  '/stories/%2f%2fevil.example/1?return=//evil.example',
]) {
  test(`${address} sends nobody to another site`, async () => {
    const { primary_key } = await getFeaturedExperience();
    const { headers } = await send(siteUrl, address.replace('ID', String(primary_key)));
    if (headers.location !== undefined) expect(new URL(headers.location, siteUrl).host).toBe(host);
  });
}

test('what addresses say is shown as text on every page', async () => {
  const script = '"\'></script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { href } = await getFeaturedExperience();
  const detail = [
    href,
    `${href}/buy`,
    `${href}/buy/failure`,
    '/my-bookings/ABCD',
    '/voucher/ABCD',
    '/offers/X',
  ];
  const pages = [
    '/',
    '/experiences',
    '/stories',
    '/guides',
    '/about',
    '/contact-us',
    '/my-bookings',
    ...detail,
  ];
  const names = [
    'text',
    'page',
    'range',
    'from',
    'to',
    'guests',
    'dd',
    'ref',
    'key',
    'step',
    'utm_source',
    'option',
  ];
  const query = names.map((name) => `${name}=${encodeURIComponent(script)}`).join('&');
  const unknown = `/${encodeURIComponent(script)}`;
  for (const address of [...pages.map((page) => `${page}?${query}`), unknown, `/offers${unknown}`]) {
    const { body } = await send(siteUrl, address);
    expect(body.toString(), address).not.toMatch(/<script>alert|<img src=x/);
  }
});

test('a made-up preview cookie shows neither another version nor the live site', async () => {
  const cookie = `kaadu_preview=${Buffer.from('{"remotes":{"header":"6.6.6"}}').toString('base64url')}.x`;
  const { status, headers, body } = await send(siteUrl, '/', { headers: { cookie } });
  expect(status).toBe(403);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body.toString()).not.toContain('page-state');
});

test('a preview link is no way to another site, and its token is told to none', async () => {
  const { status, headers, body } = await send(
    siteUrl,
    '/preview?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  );
  expect(status).toBe(403);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body.toString()).not.toContain('alert(1)');
});

for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'CONNECTED']) {
  test(`${method} changes nothing on the shell`, async () => {
    const line = `${method} / HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
    expect(await exchange(siteUrl, line)).toMatch(/^HTTP\/1\.1 (400|404|405) /);
  });
}
