import { text } from 'node:stream/consumers';
import { ROOT_CONTEXT } from '@opentelemetry/api';
import { createApi } from '@kaadu/api-client';
import { remoteNames, type PageMeta } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import Fastify from 'fastify';
import type { ReactNode } from 'react';
import { VersionHealth } from '../../releases/health/version-health';
import { createReleaseSet, type ReleaseSet } from '../../releases/selection/release-set';
import { loadedRemote } from '../../releases/testing/loaded-remote';
import { renderPage, type PageContext, type RenderedPage } from '../render-page';

export function fails(): ReactNode {
  throw new TypeError('broken for the test');
}

export function header(version: string, Slot: () => ReactNode = () => <p>header {version}</p>): LoadedRemote {
  return loadedRemote('header', version, { './header': { slot: { Slot } } });
}

export interface FakePage {
  readonly Page?: () => ReactNode;
  readonly loader?: () => Promise<unknown>;
  readonly meta?: () => PageMeta;
}

export function content(
  version: string,
  { Page = () => <p>page {version}</p>, loader, meta }: FakePage = {},
): LoadedRemote {
  const exposes = {
    './home': { page: { Page, loader, meta } },
    './not-found': { page: { Page: () => <p>not found {version}</p> } },
    './error': { page: { Page: () => <p>error page {version}</p> } },
  };
  return loadedRemote('content', version, exposes, [{ path: '/', expose: './home', layout: 'default' }]);
}

/** A second remote with a page; its expose has the same name as one of the content remote. */
export function auth(version: string, { Page = () => <p>account {version}</p>, loader }: FakePage = {}) {
  const exposes = { './home': { page: { Page, loader } }, './session': { slot: { Slot: () => null } } };
  return loadedRemote('auth', version, exposes, [{ path: '/account', expose: './home', layout: 'default' }]);
}

export function setOf(...remotes: readonly LoadedRemote[]): ReleaseSet {
  const named = remoteNames.flatMap((name) => {
    const remote = remotes.find(({ release }) => release.name === name);
    return remote ? [[name, remote] as const] : [];
  });
  return createReleaseSet(new Map(named));
}

interface Visit {
  readonly path?: string;
  /** What replaces failed versions. */
  readonly fallback?: ReleaseSet;
  readonly isPreview?: boolean;
  readonly slotData?: PageContext['slotData'];
}

export function render(
  set: ReleaseSet,
  { path = '/', fallback, isPreview = false, slotData = async () => undefined }: Visit,
) {
  const health = new VersionHealth();
  const replaced: string[][] = [];
  const page = renderPage(
    {
      api: createApi({ baseUrl: 'http://127.0.0.1:1' }),
      health,
      origins: { siteUrl: 'http://site', apiUrl: 'http://api' },
      assets: { build: 'b', scripts: [], styles: [], files: {}, bytes: new Map() },
      slotData,
      selection: {
        replaceFailed: (failed) => {
          replaced.push([...failed]);
          return fallback;
        },
      },
    },
    {
      set,
      url: new URL(path, 'http://site'),
      log: Fastify({ logger: { level: 'silent' } }).log,
      parent: ROOT_CONTEXT,
      isPreview,
    },
  );
  return { page, health, replaced };
}

export async function visit(set: ReleaseSet, options: Visit = {}) {
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
  return page.kind === 'document' ? (await text(page.body)).replaceAll('<!-- -->', '') : '';
}
