import { PassThrough } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createApi } from '@kaadu/api-client';
import type { PageMeta } from '@kaadu/contracts';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { createReleaseSet, type Versions } from '@kaadu/federation/server';
import { newTraceContext } from '@kaadu/node-runtime/trace-context';
import { FailureEvidence, type ServedSet, StopInquiries, VersionHealth } from '@kaadu/release-host';
import Fastify from 'fastify';
import type { ReactNode } from 'react';
import type { ShownPreview } from '../../app/notices/preview-notice';
import { renderPage } from '../../server/pages/render-page';
import type { RenderedPage } from '../../server/pages/rendered-page';
import { Replays } from '../../server/pages/replays';
import { DocumentBody } from '../../server/render-workers/document-body';
import type { RenderCall, Rendered } from '../../server/render-workers/renderers';
import { ApiReads } from '../loaders/api-reads';
import { renderDocument } from '../document/render-document';
import type { RenderContext } from '../rendering';
import type { LoadedSet } from '../server-composition';
import { workerRemote } from './worker-remote';

export function fails(): ReactNode {
  throw new TypeError('broken for the test');
}

export function header(version: string, Slot: () => ReactNode = () => <p>header {version}</p>): WorkerRemote {
  return workerRemote('header', version, { './header': { slot: { Slot } } });
}

export interface FakePage {
  readonly Page?: () => ReactNode;
  readonly loader?: () => Promise<unknown>;
  readonly meta?: () => PageMeta;
}

export function content(
  version: string,
  { Page = () => <p>page {version}</p>, loader, meta }: FakePage = {},
): WorkerRemote {
  const exposes = {
    './home': { page: { Page, loader, meta } },
    './not-found': { page: { Page: () => <p>not found {version}</p> } },
    './error': { page: { Page: () => <p>error page {version}</p> } },
  };
  return workerRemote('content', version, exposes, [{ path: '/', expose: './home', layout: 'default' }]);
}

/** Creates a second remote with a page. Its expose has the same name as one of the content remote. */
export function auth(version: string, { Page = () => <p>account {version}</p>, loader }: FakePage = {}) {
  const exposes = { './home': { page: { Page, loader } }, './session': { slot: { Slot: () => null } } };
  return workerRemote('auth', version, exposes, [{ path: '/account', expose: './home', layout: 'default' }]);
}

export function setOf(...remotes: readonly WorkerRemote[]): LoadedSet {
  return createReleaseSet(new Map(remotes.map((remote) => [remote.release.name, remote])));
}

interface Visit {
  readonly path?: string;
  /** Set that replaces failed versions. */
  readonly fallback?: LoadedSet;
  readonly preview?: ShownPreview;
  readonly slotData?: RenderContext['slotData'];
  /** Network of the client. */
  readonly client?: string;
  /** Known failures of earlier visits. */
  readonly failures?: FailureEvidence;
}

/** Returns the same set as the server has it. */
function served({ remotes }: LoadedSet): ServedSet {
  return createReleaseSet(
    new Map([...remotes].map(([name, { release }]) => [name, { release, files: new Map() }])),
  );
}

/** Creates a render worker's side, in this thread. */
function renderHere(sets: readonly LoadedSet[], slotData: RenderContext['slotData']) {
  const context = {
    api: createApi({ baseUrl: 'http://127.0.0.1:1' }),
    origins: { siteUrl: 'http://site', apiUrl: 'http://api' },
    assets: {
      build: 'b',
      startScript: 'start()',
      scripts: [],
      styles: [],
      sheets: {},
      files: { 'styles/service-worker.1.css': { integrity: '', bytes: 0 } },
    },
    slotData,
  };
  return ({ versions, url, replaceable, preview, onLog }: RenderCall) =>
    new Promise<Rendered>((resolve, reject) => {
      const set = sets.find((each) => sameVersions(each.versions, versions)) ?? setOf();
      const output = new PassThrough();
      const abort = new AbortController();
      const body = new DocumentBody(() => abort.abort());
      const rendering = renderDocument(context, {
        set,
        reads: new ApiReads(),
        url: new URL(url),
        replaceable,
        preview,
        signal: abort.signal,
        onLog,
        output,
        onStart: (start) => {
          const ended = rendering.then(({ outcome, report }) => ({
            isWhole: outcome.kind === 'document' && outcome.isWhole,
            reads: outcome.kind === 'document' ? outcome.reads : undefined,
            report,
          }));
          if (start.nonce === undefined)
            return void buffer(output).then((whole) => resolve({ ...start, body: whole, ended }));
          output.on('data', (chunk: Buffer) => body.add([chunk], () => undefined));
          output.on('end', () => body.finish());
          resolve({ ...start, body, ended });
        },
      });
      rendering.then(({ outcome, report }) => {
        if (outcome.kind !== 'document') resolve({ ...outcome, report });
      }, reject);
    });
}

function sameVersions(one: Versions, other: Versions): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

export function render(
  set: LoadedSet,
  {
    path = '/',
    fallback,
    preview,
    slotData = async () => undefined,
    client = '203.0.113.1',
    failures = new FailureEvidence(),
  }: Visit,
) {
  const health = new VersionHealth();
  const replaced: string[][] = [];
  const sets = fallback ? [set, fallback] : [set];
  const page = renderPage(
    {
      renderers: { render: renderHere(sets, slotData) },
      health,
      failures,
      stops: new StopInquiries({ health, ban: async () => undefined }),
      replays: new Replays(),
      faults: { note: () => undefined },
      onRendered: () => undefined,
      showsFailures: false,
      selection: {
        replaceFailed: (failed) => {
          replaced.push([...failed]);
          return fallback && served(fallback);
        },
        replaceable: () => (fallback ? [...fallback.remotes.keys()] : []),
        withoutBanned: (each) => each,
      },
    },
    {
      set: served(set),
      url: new URL(path, 'http://site'),
      client,
      log: Fastify({ logger: { level: 'silent' } }).log,
      trace: newTraceContext(),
      preview,
    },
  );
  return { page, health, replaced };
}

export async function visit(set: LoadedSet, options: Visit = {}) {
  const { page: rendering, health, replaced } = render(set, options);
  const page = await rendering;
  const html = await htmlOf(page);
  await new Promise(setImmediate);
  const counts = Object.fromEntries(
    health
      .drain()
      .map(({ remote, version, renders, renderErrors }) => [`${remote}@${version}`, [renders, renderErrors]]),
  );
  return { page, html, counts, replaced };
}

async function htmlOf(page: RenderedPage): Promise<string> {
  if (page.kind !== 'document') return '';
  const html = Buffer.isBuffer(page.body) ? page.body.toString() : await text(page.body);
  return html.replaceAll('<!-- -->', '');
}
