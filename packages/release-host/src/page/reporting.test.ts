import { createServer, type RequestListener } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserErrorsPath } from '@kaadu/federation/release';
import express from 'express';
import Fastify from 'fastify';
import { createTrust, promote, startCanary, type ReleaseStore } from '@kaadu/release-core';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { eventually } from '../../../federation/fixtures/eventually';
import { testKey } from '../../../release-core/fixtures/releases';
import { testService } from '../../../release-service/fixtures/service';
import { HostedReleases } from '../hosted-releases';
import type { RenderPage } from './page';
import { PageHost } from './page-host';
import { PageReports } from './page-reports';
import type { PartRenderers } from './render-workers';
import { Visits } from './visits';

const start = testService();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const trust = Object.assign(
  createTrust({
    keys: [{ id: testKey.id, owner: 'test', publicKey: testKey.publicKey, remotes: ['header'] }],
  }),
  { onChange: () => () => undefined, stop: () => undefined },
);

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    }),
  );

/** Renderers whose versions render their own name, except one, which throws. */
const renderersWithout = (broken: string | undefined): PartRenderers & { close(): Promise<void> } => ({
  smokeTest: async () => undefined,
  load: async () => undefined,
  evict: () => undefined,
  close: async () => undefined,
  render: async ({ name, version }) => {
    if (version === broken) throw new Error('broken');
    return `${name}@${version}`;
  },
});

/** Opens a page host on the store of a real service, to which it reports. */
async function openHost(broken?: string) {
  const service = await start();
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const secret = await service.token({ roles: ['report'], remotes: [], shells: ['*'] });
  const { store } = service;
  const dataFolder = await mkdtemp(join(tmpdir(), 'page-host-'));
  const hosted = new HostedReleases<PartRenderers>({
    store,
    trust,
    channel: 'production',
    dataFolder,
    log: silent,
    monitoring: { contract: '1.0.0', service: new ServiceClient({ url, token: secret }) },
    startRenderers: () => renderersWithout(broken),
  });
  const server = createServer((request, response) => listener(request, response));
  const siteUrl = await listening(server);
  const { health } = hosted;
  const clientOf = () => `203.0.113.${(clients += 1)}`;
  let clients = 0;
  const host = new PageHost(hosted, {
    files: { read: async () => undefined, head: () => '' },
    visits: new Visits({ trust, channel: 'production', siteUrl }),
    reports: new PageReports({ secret: 'secret', siteUrl, health, log: silent }),
    clientOf,
    channel: 'production',
    log: silent,
  });
  const page: RenderPage = async (visit) => (await host.render(visit, 'header', './header')).html ?? '';
  let listener = host.pages(page);
  await hosted.start();
  stops.push(
    () => rm(dataFolder, { recursive: true }),
    () => new Promise((resolve) => server.close(resolve)),
    () => host.close(),
  );
  return { store, siteUrl, host, serve: (other: RenderPage) => void (listener = host.pages(other)) };
}

const stableOf = async (store: ReleaseStore) => (await store.readChannel('production')).remotes['header'];
const byAna = { channel: 'production', by: 'ana', reason: 'ship' };

test('a canary that fails in a page host is stopped by the service', async () => {
  const { store, siteUrl } = await openHost('3.0.0');
  await startCanary(store, 'header', { version: '3.0.0', percent: 50 }, byAna);
  await eventually(async () => {
    for (let visit = 0; visit < 20; visit += 1) {
      const response = await fetch(siteUrl);
      expect(await response.text()).toBe('header@2.0.0');
    }
    return (await stableOf(store))?.canary === undefined;
  });
  expect(await store.readChannel('production')).toMatchObject({
    reason: expect.stringContaining('renders failed'),
  });
});

test('a version that fails in browsers is rolled back by the service', async () => {
  const { store, siteUrl } = await openHost();
  await promote(store, 'header', '3.0.0', byAna);
  await eventually(async () => (await (await fetch(siteUrl)).text()) === 'header@3.0.0');
  await eventually(async () => {
    const page = await fetch(siteUrl);
    const [, token] = /page;desc="([^"]+)"/.exec(page.headers.get('server-timing') ?? '') ?? [];
    await fetch(`${siteUrl}${browserErrorsPath}`, {
      method: 'POST',
      headers: { origin: siteUrl },
      body: JSON.stringify({ token, remote: 'header', kind: 'render', message: 'TypeError' }),
    });
    return (await stableOf(store))?.stable === '2.0.0';
  });
  expect(await store.readChannel('production')).toMatchObject({
    reason: expect.stringContaining('reported by browsers'),
  });
});

test('reports of another origin, and those that are not valid, do not count', async () => {
  const { siteUrl } = await openHost();
  const post = async (headers: Record<string, string>, body: string) =>
    (await fetch(`${siteUrl}${browserErrorsPath}`, { method: 'POST', headers, body })).status;
  expect(await post({ origin: siteUrl }, '{"remote":')).toBe(400);
  expect(await post({ origin: siteUrl }, `"${'x'.repeat(3000)}"`)).toBe(400);
  const token = 'x'.repeat(48);
  const report = JSON.stringify({ token, remote: 'header', kind: 'load', message: '' });
  expect(await post({ origin: 'https://elsewhere.test' }, report)).toBe(204);
});

/** Serves a page host's pages from Fastify. @returns its URL */
async function serveFromFastify(pages: RequestListener): Promise<string> {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.all('/*', (request, reply) => {
    reply.hijack();
    pages(request.raw, reply.raw);
  });
  stops.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Serves a page host's pages from Express. @returns its URL */
async function serveFromExpress(pages: RequestListener): Promise<string> {
  const app = express();
  app.use(pages);
  const server = createServer(app);
  stops.push(() => server.close());
  return listening(server);
}

test.each([
  ['a Fastify app', serveFromFastify],
  ['an Express app', serveFromExpress],
])('%s serves pages and receives reports', async (_server, serveFrom) => {
  const { host } = await openHost();
  const url = await serveFrom(
    host.pages(async (visit) => (await host.render(visit, 'header', './header')).html ?? ''),
  );
  expect(await (await fetch(url)).text()).toBe('header@2.0.0');
  const report = { token: 'x'.repeat(48), remote: 'header', kind: 'load', message: '' };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const post = (body: object) => fetch(url + browserErrorsPath, { ...init, body: JSON.stringify(body) });
  expect((await post(report)).status).toBe(204);
  expect((await post({})).status).toBe(400);
});

test('a page may be a response with status, headers, cookies and a stream', async () => {
  const { siteUrl, serve } = await openHost();
  serve(async () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }));
  const redirect = await fetch(siteUrl, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/elsewhere']);
  serve(async () => {
    const headers = new Headers({ 'content-type': 'text/plain', 'cache-control': 'max-age=60' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response(new Blob(['one ', 'two']).stream(), { status: 404, headers });
  });
  const response = await fetch(siteUrl);
  expect([response.status, await response.text()]).toEqual([404, 'one two']);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('cache-control')).toBe('max-age=60');
});

test('a framework renders pages with the versions of a visitor, and its requests get the responses of the host', async () => {
  const { host, siteUrl } = await openHost();
  const visit = await host.visit(undefined);
  if ('status' in visit) throw new Error(visit.text);
  expect(await host.render(visit, 'header', './header')).toMatchObject({ html: 'header@2.0.0' });
  const element = host.countPage(visit);
  visit.release();
  const [, token] = /^<script type="application\/json" id="page-token">"(.+)"<\/script>$/.exec(element) ?? [];
  expect(token).toMatch(/^[\w-]{48}$/);

  const headers = { origin: siteUrl };
  const respond = async (path: string, body?: string) =>
    host.respond(new Request(siteUrl + path, body ? { method: 'POST', headers, body } : {}), '203.0.113.1');
  const report = JSON.stringify({ token, remote: 'header', kind: 'render', message: 'TypeError' });
  expect((await respond(browserErrorsPath, report)).status).toBe(204);
  expect((await respond(browserErrorsPath, `"${'x'.repeat(3000)}"`)).status).toBe(400);
  expect((await respond('/preview/end')).headers.get('location')).toBe('/');
  expect((await respond('/about')).status).toBe(404);
});

test('a new visitor gets an id for canaries only while one runs', async () => {
  const { host, store } = await openHost();
  expect(host.newVisitor(undefined)).toBeUndefined();
  await startCanary(store, 'header', { version: '3.0.0', percent: 50 }, byAna);
  await eventually(async () => host.newVisitor(undefined) !== undefined);
  expect(host.newVisitor(`release_visitor=${'a'.repeat(36)}`)).toBeUndefined();
});
