import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeTrustList, createFolderStore } from '@kaadu/release-core';
import { signed, testKey } from '../../packages/release-core/fixtures/releases';
import { smallHeader, smallRemote } from '../releases/release-trial/fixtures/small-remotes';
import { freePort } from '../site/processes/free-ports';
import { buildShellIfChanged } from '../site/builds/build-site';
import { startProcess, type ManagedProcess } from '../site/processes/managed-process';
import { waitUntilReady } from '../site/processes/wait-until-ready';

const root = join(__dirname, '..', '..');
const secret = 'password of db.internal';
const page = (text: string) => `{ page: { Page: () => element('main', '${text}') } }`;
const content = smallRemote({
  name: 'content',
  exposes: {
    './home': page('Home'),
    './broken': `{ page: { loader: () => Promise.reject(new Error('${secret}')), Page: () => null } }`,
    './not-found': page('Not found'),
    './error': page('Sorry'),
  },
  routes: [
    { path: '/', expose: './home', layout: 'default' },
    { path: '/broken', expose: './broken', layout: 'default' },
  ],
});
const headers = ['1.0.0', '1.1.0'].map((version) =>
  smallHeader("return element('header', 'Hello');", { version }),
);

let folder: string;
let shell: ManagedProcess;
let url: string;

/** Fills a store with these remotes and a canary of the header, so that visitors get a cookie. */
async function fillStore(): Promise<{ store: string; trust: string }> {
  const [store, trust] = [join(folder, 'store'), join(folder, 'trust.json')];
  const releases = createFolderStore(store);
  const remotes = ['header', 'content'];
  await changeTrustList(trust, () => [
    { id: testKey.id, owner: 'test', publicKey: testKey.publicKey, remotes },
  ]);
  for (const { release, read } of [content, ...headers])
    await releases.add(signed(release), read, { by: 'test', note: '' });
  await releases.moveChannel('production', 0, {
    remotes: {
      content: { stable: content.release.version },
      header: { stable: '1.0.0', canary: { version: '1.1.0', percent: 50 } },
    },
    by: 'test',
    reason: 'test',
  });
  return { store, trust };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-in-production-'));
  await buildShellIfChanged(root, () => undefined);
  const { store, trust } = await fillStore();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, 'log.jsonl'), 'a');
  shell = startProcess({
    name: 'shell',
    args: [join(root, 'shell', 'dist', 'server', 'server.cjs')],
    cwd: root,
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), WORKERS: '1' },
      ...{ SITE_URL: 'https://site.example', API_URL: 'https://api.example' },
      ...{ API_INTERNAL_URL: 'http://127.0.0.1:1', DATA_DIR: folder, DRAIN_DELAY_MS: '0' },
      ...{ RELEASE_STORE: store, RELEASE_TRUST: trust },
    },
    log,
    errors: log,
  });
  closeSync(log);
  await waitUntilReady(`${url}/readyz`, shell);
});
afterAll(async () => {
  await shell.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init });

test('a page has its security headers, and runs only scripts of the site', async () => {
  const response = await get('/');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Home');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "connect-src 'self' https://api.example wss://api.example",
    ]),
  );
});

test('the cookie is sent over https only, and scripts cannot read it', async () => {
  const cookies = (await get('/')).headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^kaadu_visitor=[\w-]{36}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test('a failed page does not reveal the cause, which is in the log', async () => {
  const response = await get('/broken');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain('Sorry');
  expect(html).not.toContain(secret);
  expect(html).not.toMatch(/\n\s+at |node_modules|\.cjs:\d|\.ts:\d/);
  expect(await readFile(join(folder, 'log.jsonl'), 'utf8')).toContain(secret);
});

test('an address that cannot be decoded is refused by a page of the site without a stack', async () => {
  const response = await get('/%ff');
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain('Check it for stray % signs');
  expect(html).toContain('<h1>This address is not valid</h1>');
  expect(html).not.toMatch(/\n\s+at |node_modules|\.cjs:\d|\.ts:\d/);
});

test('a file that does not exist is refused without a stack', async () => {
  const response = await get('/assets/none.js');
  expect([response.status, await response.text()]).toEqual([404, 'There is no such file.']);
});

test('a report that is not JSON is refused with an empty response', async () => {
  const response = await get('/reports/browser-errors', {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, await response.text()]).toEqual([400, '']);
});

test('there are no routes for development, and no metrics', async () => {
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await get('/development/problems', { method: 'POST', ...json })).status).toBe(404);
  expect((await get('/development/builds', { method: 'PUT', ...json })).status).toBe(404);
  expect((await get('/metrics')).status).toBe(404);
  expect((await get('/development/builds')).status).toBe(404);
});

test('the service worker is the one that saves pages', async () => {
  const worker = await (await get('/service-worker.js')).text();
  expect(worker).toMatch(/"styles":\["\/assets\/[^"]+\.css"/);
});
