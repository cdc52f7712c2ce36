import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@kaadu/contracts';
import { integrityOf } from '@kaadu/federation/integrity';
import { Release } from '@kaadu/federation/release';
import { signingKeyOf, signRelease } from '@kaadu/release-core';
import { dataDir, root, siteUrl } from '../../environment';
import { test, expect } from '../../fixtures/shell-test';
import { getFeaturedExperience } from '../../support/catalogue';
import { exchange, send } from '../../support/raw-request';

/* Attacks on the shell from outside. docs/security.md lists them all, including those with unit tests. */

const host = new URL(siteUrl).host;

/** Returns the URL of a script that a page loads from a release. */
async function scriptOfPage(): Promise<string> {
  const { body } = await send(siteUrl, '/');
  const [, address] = /(?:src|href)="(\/releases\/[^"]+\.js)"/.exec(body.toString()) ?? [];
  if (!address) throw new Error('The page loads no script of a release');
  return address;
}

test('an SVG of a version without a trusted signature is not served', async ({ shell }) => {
  const { url, dataDir: folder, storeDir, store, versions } = await shell({ name: 'unsigned-file' });
  const good = await store.readRelease('header', versions['header'] ?? '');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const entry = { integrity: integrityOf(svg), bytes: svg.length };
  /** Adds a version that differs from others by its signature alone. */
  const add = async (version: string, key: Parameters<typeof signRelease>[1]) => {
    const { signature: _, ...content } = good;
    const files = { ...good.files, 'web/evil.svg': entry };
    const signed = Release.parse(signRelease({ ...content, version, files }, key));
    const place = join(storeDir, 'releases', 'header', version);
    await mkdir(join(place, 'web'), { recursive: true });
    await writeFile(join(place, 'web', 'evil.svg'), svg);
    await writeFile(join(place, 'release.json'), JSON.stringify(signed));
    return (await send(url, `/releases/header/${version}/web/evil.svg`)).status;
  };
  const ours = await signingKeyOf({ root, dataFolder: dataDir, store: storeDir }, ['header']);
  const stranger = await signingKeyOf({ root, dataFolder: folder, store: join(folder, 'another') }, [
    'header',
  ]);
  expect(await add('6.6.5', ours), 'signed with a trusted key').toBe(200);
  expect(await add('6.6.6', stranger), 'signed with a key that is not trusted').toBe(404);
  expect(await add('6.6.7', { ...stranger, id: ours.id }), 'signed in the name of a trusted key').toBe(404);
});

test('a file of a release, opened as a page, runs no script and is not sniffed', async () => {
  const { status, headers } = await send(siteUrl, await scriptOfPage());
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an undeclared parameter hits the cached page instead of evicting others', async () => {
  const path = paths.terms.getHref();
  const isCached = async (address: string) =>
    String((await send(siteUrl, address)).headers['server-timing']).includes('cache;desc=hit');
  await expect.poll(() => isCached(path)).toBe(true);
  for (const query of ['x=1', 'x=2', 'utm_source=mail', `${'y'.repeat(900)}=z`])
    expect(await isCached(`${path}?${query}`), query).toBe(true);
});

test('an absolute URL in the request line is served as its path, whatever host it names', async () => {
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

test('line breaks in a URL, a cookie token or a request id add no response header', async () => {
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

test('oversized headers are refused, and the next request succeeds', async () => {
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

test('the site makes browsers use https only, and neither sniff nor frame its pages', async () => {
  for (const path of ['/', '/nope', '/healthz', await scriptOfPage()]) {
    const { headers } = await send(siteUrl, path);
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  const { headers } = await send(siteUrl, '/');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

for (const [address, status] of [
  ['//evil.example/', 404],
  ['///evil.example/%2e%2e', 200],
  ['/\\evil.example', 404],
  ['/%5cevil.example', 404],
  ['/kn//evil.example', 404],
  ['/kn/\\evil.example', 404],
  ['/preview?token=x&return=https://evil.example', 403],
  ['/preview?token=https://evil.example', 403],
  ['/stories/%2f%2fevil.example/1?return=//evil.example', 404],
  ['/experience/https:%2f%2fevil.example/ID?next=https://evil.example', 301],
] as const) {
  test(`${address} does not redirect to another site`, async () => {
    const { primary_key, href } = await getFeaturedExperience();
    const answer = await send(siteUrl, address.replace('ID', String(primary_key)));
    expect(answer.status).toBe(status);
    // The experience with that key is at its own URL; the response has nothing of the requested one.
    expect(answer.headers.location).toBe(status === 301 ? href : undefined);
    expect(answer.headers.refresh).toBeUndefined();
    expect(answer.body.toString()).not.toMatch(
      /(?:href|src|action|content)="(?:https?:)?[\\/]{2}evil\.example/,
    );
  });
}

test('text in URLs is shown as text on every page', async () => {
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
    '/find-booking',
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

test('a preview link does not redirect to another site or leak its token', async () => {
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
