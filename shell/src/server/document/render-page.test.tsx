import { text } from 'node:stream/consumers';
import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { ApiError, createApi } from '@kaadu/api-client';
import type { RemoteName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import Fastify from 'fastify';
import type { ReactNode } from 'react';
import { loadedRemote } from '../../../fixtures/loaded-remote';
import { createReleaseSet, type ReleaseSet } from '../releases/release-set';
import { VersionHealth } from '../releases/version-health';
import { renderPage, type RenderedPage } from './render-page';

const spans = new InMemorySpanExporter();
beforeAll(() => {
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] });
  trace.setGlobalTracerProvider(provider);
});
afterAll(() => trace.disable());
beforeEach(() => spans.reset());

function fails(): ReactNode {
  throw new TypeError('broken for the test');
}

function header(version: string, Slot: () => ReactNode = () => <p>header {version}</p>): LoadedRemote {
  return loadedRemote('header', version, { './header': { slot: { Slot } } });
}

interface FakePage {
  readonly Page?: () => ReactNode;
  readonly loader?: () => Promise<unknown>;
}

function content(
  version: string,
  { Page = () => <p>page {version}</p>, loader }: FakePage = {},
): LoadedRemote {
  const loaded = loadedRemote('content', version, {
    './home': { page: { Page, loader } },
    './error': { page: { Page: () => <p>error page {version}</p> } },
  });
  const routes = [{ path: '/', expose: './home', layout: 'default' }];
  return { ...loaded, release: { ...loaded.release, routes } };
}

function setOf(...remotes: readonly LoadedRemote[]): ReleaseSet {
  const named = (name: string): name is RemoteName => name === 'header' || name === 'content';
  return createReleaseSet(
    new Map(remotes.flatMap((remote) => (named(remote.release.name) ? [[remote.release.name, remote]] : []))),
  );
}

async function visit(set: ReleaseSet, spare?: ReleaseSet) {
  const health = new VersionHealth();
  const api = createApi({ baseUrl: 'http://127.0.0.1:1' });
  const asked: string[][] = [];
  const view = await renderPage(
    {
      api,
      health,
      origins: { siteUrl: 'http://site', apiUrl: 'http://api' },
      assets: { build: 'b', scripts: [], styles: [], files: {}, bytes: new Map() },
      slotData: async () => undefined,
    },
    {
      set,
      url: new URL('http://site/'),
      log: Fastify({ logger: { level: 'silent' } }).log,
      parent: ROOT_CONTEXT,
      setWithout: (failed) => {
        asked.push([...failed]);
        return spare;
      },
    },
  );
  const html = await htmlOf(view);
  await new Promise(setImmediate);
  const counts = Object.fromEntries(
    health
      .take()
      .map(({ remote, version, renders, renderErrors }) => [`${remote}@${version}`, [renders, renderErrors]]),
  );
  return { page: view, html, counts, asked };
}

async function htmlOf(page: RenderedPage): Promise<string> {
  return page.kind === 'document' ? (await text(page.body)).replaceAll('<!-- -->', '') : '';
}

describe('a page whose remotes all render', () => {
  test('counts one render for each, and no failure', async () => {
    const { html, counts, asked } = await visit(setOf(header('1.0.0'), content('1.0.0')));
    expect(html).toContain('header 1.0.0');
    expect(html).toContain('page 1.0.0');
    expect(counts).toEqual({ 'header@1.0.0': [1, 0], 'content@1.0.0': [1, 0] });
    expect(asked).toEqual([]);
  });

  test('is traced: the page, its loader and its slots, each with remote and version', async () => {
    await visit(setOf(header('1.2.3'), content('1.0.0')));
    const [root] = spans.getFinishedSpans().filter(({ name }) => name === 'page render');
    const slot = spans.getFinishedSpans().find(({ name }) => name === 'slot render');
    expect(slot?.attributes).toEqual({ slot: 'header', remote: 'header', version: '1.2.3' });
    expect(slot?.parentSpanContext?.spanId).toBe(root?.spanContext().spanId);
    expect(spans.getFinishedSpans().map(({ name }) => name)).toContain('page loader');
  });
});

describe('a page with a remote that throws', () => {
  test('is rendered with its last good version: the visitor sees nothing, the failure counts', async () => {
    const broken = setOf(header('2.0.0', fails), content('1.0.0'));
    const { page, html, counts, asked } = await visit(broken, setOf(header('1.0.0'), content('1.0.0')));
    expect(page).toMatchObject({ kind: 'document', status: 200, set: { versions: { header: '1.0.0' } } });
    expect(html).toContain('header 1.0.0');
    // What the browser is told to load is what was rendered.
    expect(html).toContain('"version":"1.0.0"');
    expect(html).not.toContain('2.0.0');
    expect(asked).toEqual([['header']]);
    expect(counts).toMatchObject({ 'header@2.0.0': [1, 1], 'header@1.0.0': [1, 0] });
  });

  test('shows the stand-in and all the rest when there is no other version', async () => {
    const { page, html, counts } = await visit(setOf(header('2.0.0', fails), content('1.0.0')));
    expect(page).toMatchObject({ status: 200 });
    expect(html).toContain('page 1.0.0');
    expect(counts).toMatchObject({ 'header@2.0.0': [1, 1], 'content@1.0.0': [1, 0] });
  });

  test('names it in the trace', async () => {
    await visit(setOf(header('2.0.0', fails), content('1.0.0')));
    const slot = spans.getFinishedSpans().find(({ name }) => name === 'slot render');
    expect(slot).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      events: [{ name: 'exception', attributes: { 'exception.message': 'broken for the test' } }],
    });
  });

  test.each<[string, FakePage]>([
    ['throws', { Page: fails }],
    ['has a loader that throws', { loader: () => Promise.reject(new TypeError('x is undefined')) }],
  ])('a page that %s is rendered with the last good content', async (_case, page) => {
    const spare = setOf(header('1.0.0'), content('1.0.0'));
    const {
      page: rendered,
      html,
      counts,
    } = await visit(setOf(header('1.0.0'), content('2.0.0', page)), spare);
    expect(rendered).toMatchObject({ status: 200 });
    expect(html).toContain('page 1.0.0');
    expect(counts).toMatchObject({ 'content@2.0.0': [1, 1], 'content@1.0.0': [1, 0] });
  });

  test('a page without another version becomes its error page', async () => {
    const { page, html } = await visit(setOf(content('2.0.0', { Page: fails })));
    expect(page).toMatchObject({ status: 503 });
    expect(html).toContain('error page 2.0.0');
  });

  test('that the API does not answer is nobody’s failure', async () => {
    const loader = () => Promise.reject(new ApiError('connect ECONNREFUSED', 0));
    const { page, counts, asked } = await visit(setOf(content('2.0.0', { loader })));
    expect(page).toMatchObject({ status: 503 });
    expect(counts).toEqual({ 'content@2.0.0': [1, 0] });
    expect(asked).toEqual([]);
  });
});

test('a visitor who leaves is no failure of the slot that was still waiting', async () => {
  const health = new VersionHealth();
  const never = new Promise<unknown>(() => undefined);
  const view = await renderPage(
    {
      api: createApi({ baseUrl: 'http://127.0.0.1:1' }),
      health,
      origins: { siteUrl: 'http://site', apiUrl: 'http://api' },
      assets: { build: 'b', scripts: [], styles: [], files: {}, bytes: new Map() },
      slotData: (_set, slot) => (slot === 'header' ? never : Promise.resolve(undefined)),
    },
    {
      set: setOf(header('1.0.0'), content('1.0.0')),
      url: new URL('http://site/'),
      log: Fastify({ logger: { level: 'silent' } }).log,
      parent: ROOT_CONTEXT,
      setWithout: () => undefined,
    },
  );
  if (view.kind === 'document') view.body.destroy();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(health.take()).toMatchObject([
    { remote: 'header', renders: 1, renderErrors: 0 },
    { remote: 'content', renders: 1, renderErrors: 0 },
  ]);
});
