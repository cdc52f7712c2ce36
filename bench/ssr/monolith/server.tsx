import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { Transform } from 'node:stream';
import { createApi, type Api } from '@kaadu/api-client';
import { events, type SlotName } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import { escapeUTF8 } from 'entities/escape';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../../shell/src/app/App';
import type { AnyPage, PageRef } from '../../../shell/src/app/composition';
import { pageOf } from '../../../shell/src/app/expose-modules';
import { fulfilledPromise } from '../../../shell/src/app/fulfilled-promise';
import { jsonForScript } from '../../../shell/src/app/json-for-script';
import { describePage } from '../../../shell/src/app/layout/describe-page';
import { pageStateId } from '../../../shell/src/app/page-state';
import { isPageResult, pageResultOf } from '../../../shell/src/app/pages/page-result';
import { createRoutes } from '../../../shell/src/app/pages/routes';
import { createComposition, slotModules } from './composition';
import { MonolithSettings } from './settings';

/*
 * The monolith baseline: the site's own components in one bundle, and the simplest correct server around
 * `renderToPipeableStream`. It has no federation, render workers or page cache; the difference to the site is
 * the price of composition (docs/performance.md).
 */
const settings = MonolithSettings.parse(JSON.parse(process.env['TWIN_SETTINGS'] ?? ''));
const api = createApi({ baseUrl: settings.apiUrl, timeoutMs: 5000 });
const modules = import.meta.webpackContext('../../../mfe-content/src/exposes', {
  regExp: /^\.\/[a-z-]+\.tsx$/,
  mode: 'sync',
});
const pages = new Map<string, AnyPage>();

function pageModule(ref: PageRef): AnyPage {
  const page = pages.get(ref.expose) ?? pageOf(modules(`${ref.expose}.tsx`), ref);
  pages.set(ref.expose, page);
  return page;
}

const handler = createStaticHandler(
  createRoutes(settings.routes, {
    budgetMs: 5000,
    loadingFor: () => ({ api, loadPage: async (ref) => pageModule(ref), onError: console.error }),
  }),
);

/** Cache duration of slot data, which is equal on every page; the same as on the site. */
const slotDataMs = 30_000;
const slotData = new Map<SlotName, { readonly since: number; readonly data: Promise<unknown> }>();

function dataOf(slot: SlotName): Promise<unknown> {
  const cached = slotData.get(slot);
  if (cached && performance.now() - cached.since < slotDataMs) return cached.data;
  const data = loadSlot(api, slot).then(fulfilledPromise);
  slotData.set(slot, { since: performance.now(), data });
  return data;
}

async function loadSlot(given: Api, slot: SlotName): Promise<unknown> {
  return slotModules[slot].loader?.({ api: given, signal: AbortSignal.timeout(5000) });
}

/** Returns the loaders' results in the form of the document. */
function hydrationOf(loaderData: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([route, result]) => {
      const hydrationData =
        isPageResult(result) && result.page ? pageModule(result.page).hydrationData : undefined;
      return [
        route,
        hydrationData && isPageResult(result) ? { ...result, data: hydrationData(result.data) } : result,
      ];
    }),
  );
}

async function renderPage(url: URL, response: ServerResponse): Promise<void> {
  const data = new Map<SlotName, Promise<unknown>>();
  const slots = Object.keys(slotModules) as SlotName[];
  const loading = Promise.all(
    slots.map(async (slot) => data.set(slot, fulfilledPromise(await dataOf(slot)))),
  );
  const routing = await handler.query(new Request(url));
  if (routing instanceof Response) {
    response.writeHead(routing.status, { location: routing.headers.get('location') ?? '/' }).end();
    return;
  }
  await loading;
  const result = pageResultOf(routing.loaderData);
  const origins = { siteUrl: settings.siteUrl, apiUrl: settings.apiUrl };
  const meta = (result?.page && pageModule(result.page).meta?.(result.data, { url })) ?? {};
  const head = describePage(meta, url, origins);
  const used = settings.pages[result?.page?.expose ?? ''] ?? { scripts: [], styles: [] };
  const state = {
    build: 'monolith',
    releases: {},
    routes: settings.routes,
    origins,
    loaderData: hydrationOf(routing.loaderData),
  };
  const before = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">${[
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeUTF8(head.title)}</title>`,
    `<meta name="description" content="${escapeUTF8(head.description)}">`,
    `<link rel="canonical" href="${escapeUTF8(head.canonical)}">`,
    ...[...settings.shared.styles, ...used.styles].map((path) => `<link rel="stylesheet" href="${path}">`),
    ...settings.shared.scripts.map((path) => `<script defer src="${path}"></script>`),
    ...used.scripts.map((path) => `<link rel="preload" as="script" href="${path}">`),
    ...(meta.structuredData ?? []).map(
      (record) => `<script type="application/ld+json">${jsonForScript(record)}</script>`,
    ),
    `<script type="application/json" id="${pageStateId}">${jsonForScript(state)}</script>`,
  ].join('')}</head><body><div id="root">`;
  const composition = createComposition({
    page: pageModule,
    slotData: (slot) => data.get(slot) ?? dataOf(slot),
    slotState(slot, value) {
      const { hydrationData } = slotModules[slot];
      return jsonForScript(hydrationData ? hydrationData(value) : value);
    },
  });
  const router = createStaticRouter(handler.dataRoutes, routing);
  const element = (
    <App api={api} bus={createEventBus(events)} origins={origins} composition={composition}>
      <StaticRouterProvider router={router} context={routing} hydrate={false} />
    </App>
  );
  await send(element, before, response, result?.status ?? 200);
}

function send(element: ReactNode, before: string, response: ServerResponse, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onShellReady() {
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
        response.write(before);
        const withTail = new Transform({
          transform: (chunk, _encoding, done) => done(null, chunk),
          flush: (done) => done(null, '</div></body></html>'),
        });
        stream.pipe(withTail).pipe(response);
        response.once('close', resolve);
      },
      onShellError: reject,
      onError: console.error,
    });
  });
}

function sendFile(path: string, response: ServerResponse): void {
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const file = createReadStream(join(settings.webFolder, normalize(path)));
  file.once('error', () => response.writeHead(404).end());
  file.once('open', () => response.writeHead(200, { 'content-type': type }));
  file.pipe(response);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', settings.siteUrl);
  if (url.pathname.startsWith('/monolith/'))
    return sendFile(url.pathname.slice('/monolith'.length), response);
  renderPage(url, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end('failed');
  });
}

const server = createServer(answer);
server.listen(settings.port, () => process.send?.('ready'));
process.once('SIGTERM', () => process.exit(0));
