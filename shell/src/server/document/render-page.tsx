import { randomBytes } from 'node:crypto';
import type { Api } from '@kaadu/api-client';
import { events, pages, slotNames, slots, type SiteOrigins, type SlotName } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import type { FastifyBaseLogger } from 'fastify';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../app/App';
import { standInResult, type PageResult } from '../../app/pages/page-result';
import { createRoutes, pageResultOf } from '../../app/pages/routes';
import { settled } from '../../app/settled';
import { slotOfStack } from '../../app/slots/Slot';
import type { ReleaseSet } from '../releases/release-set';
import { createServerComposition, pageInSet } from '../releases/server-composition';
import { documentHead } from './document';
import type { ShellAssets } from './shell-assets';
import { streamDocument, type StreamedDocument } from './stream-document';

export interface RenderContext {
  readonly api: Api;
  readonly origins: SiteOrigins;
  readonly assets: ShellAssets;
  readonly slotData: (set: ReleaseSet, slot: SlotName) => Promise<unknown>;
  /** Milliseconds after which slots that are still waiting are left to the browser. */
  readonly renderBudgetMs?: number;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | ({
      readonly kind: 'document';
      readonly status: number;
    } & StreamedDocument);

/**
 * Renders one page of a release set: loaders first (they decide the status), then the document as a stream. A page that
 * throws is replaced by the error page, and that, should it throw too, by the shell's own stand-in.
 */
export async function renderPage(
  context: RenderContext,
  set: ReleaseSet,
  url: URL,
  log: FastifyBaseLogger,
): Promise<RenderedPage> {
  const { api } = context;
  const slotData = new Map(slotNames.map((slot) => [slot, context.slotData(set, slot)] as const));
  const routes = createRoutes(set.routes, {
    api,
    budgetMs: 5000,
    loadPage: async (expose) => pageInSet(set, expose),
    onError: (error) =>
      log.error({ err: error, path: url.pathname, ...contentOf(set) }, 'page loader failed'),
  });
  const handler = createStaticHandler(routes);
  const routed = await handler.query(new Request(url));
  if (routed instanceof Response) {
    return { kind: 'redirect', status: routed.status, location: routed.headers.get('location') ?? '/' };
  }

  const composition = createServerComposition(set, (slot) => slotData.get(slot) ?? settled(undefined));
  const render = (result: PageResult) => {
    const [pageId = 'page:*'] = Object.keys(routed.loaderData);
    const outcome = { ...routed, loaderData: { ...routed.loaderData, [pageId]: result } };
    const router = createStaticRouter(handler.dataRoutes, outcome);
    const element = (
      <App api={api} bus={createEventBus(events)} origins={context.origins} composition={composition}>
        <StaticRouterProvider router={router} context={outcome} hydrate={false} />
      </App>
    );
    const nonce = randomBytes(16).toString('base64');
    const head = documentHead({
      nonce,
      url,
      meta: composition.page(result.expose)?.meta?.(result.data, { url }) ?? {},
      set,
      expose: result.expose,
      state: {
        build: `${context.assets.build}.${set.id}`,
        releases: set.page,
        routes: [...set.routes],
        origins: context.origins,
        loaderData: outcome.loaderData,
      },
      assets: context.assets,
    });
    const budgetMs = context.renderBudgetMs ?? 3000;
    return streamDocument({
      element,
      head,
      nonce,
      budgetMs,
      onError: (error, stack) => logRenderError(log, set, error, stack),
    });
  };

  const wanted = pageResultOf(routed.loaderData) ?? standInResult;
  const errorPage: PageResult = {
    expose: pages.error,
    status: 503,
    data: { status: 503, message: 'Something went wrong' },
  };
  for (const result of [wanted, errorPage]) {
    try {
      return { kind: 'document', status: result.status, ...(await render(result)) };
    } catch (error) {
      log.error(
        { err: error, path: url.pathname, expose: result.expose, ...contentOf(set) },
        'a page failed to render',
      );
    }
  }
  return { kind: 'document', status: 503, ...(await render(standInResult)) };
}

function contentOf(set: ReleaseSet) {
  return { remote: pages.remote, version: set.versions[pages.remote] };
}

/** One line that names slot, remote, version and cause. */
function logRenderError(
  log: FastifyBaseLogger,
  set: ReleaseSet,
  error: unknown,
  componentStack: string,
): void {
  const slot = slotOfStack(componentStack);
  const remote = slot && slots[slot].remote;
  if (remote)
    log.error({ err: error, slot, remote, version: set.versions[remote] }, 'a remote failed to render');
}
