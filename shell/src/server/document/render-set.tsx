import { randomBytes } from 'node:crypto';
import { isApiError, type Api } from '@kaadu/api-client';
import { events, pages, slotNames, slots, type SiteOrigins, type SlotName } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import type { FastifyBaseLogger } from 'fastify';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../app/App';
import { pageResultOf, standInResult, type PageResult } from '../../app/pages/page-result';
import { createRoutes } from '../../app/pages/routes';
import { PageRoute } from '../../app/pages/PageRoute';
import { settled } from '../../app/settled';
import { slotOfStack } from '../../app/slots/Slot';
import type { ReleaseSet } from '../releases/release-set';
import { createServerComposition, pageInSet } from '../releases/server-composition';
import { documentHead } from './document';
import type { RenderWatch } from './render-watch';
import type { ShellAssets } from './shell-assets';
import { prepareDocument, type PreparedDocument } from './stream-document';

export interface RenderContext {
  readonly api: Api;
  readonly origins: SiteOrigins;
  readonly assets: ShellAssets;
  readonly slotData: (set: ReleaseSet, slot: SlotName) => Promise<unknown>;
  /** Milliseconds after which slots that are still waiting are left to the browser. */
  readonly renderBudgetMs?: number;
}

export interface SetRequest {
  readonly set: ReleaseSet;
  readonly url: URL;
  readonly log: FastifyBaseLogger;
  readonly watch: RenderWatch;
}

export type PreparedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'document'; readonly status: number; readonly document: PreparedDocument };

/**
 * Renders a page of one release set up to what has to be waited for: loaders first (they decide the status), then the
 * document. A page that throws is replaced by the error page, and that, should it throw too, by the shell's own
 * stand-in.
 */
export async function renderSet(context: RenderContext, request: SetRequest): Promise<PreparedPage> {
  const { set, url, log, watch } = request;
  const slotData = new Map(slotNames.map((slot) => [slot, context.slotData(set, slot)] as const));
  const handler = createStaticHandler(routesOf(context, request));
  const routed = await handler.query(new Request(url));
  watch.pageLoaded();
  if (routed instanceof Response) {
    watch.end();
    return { kind: 'redirect', status: routed.status, location: routed.headers.get('location') ?? '/' };
  }

  const composition = createServerComposition(set, (slot) => slotData.get(slot) ?? settled(undefined), watch);
  const render = (result: PageResult) => {
    const [pageId = 'page:*'] = Object.keys(routed.loaderData);
    const outcome = { ...routed, loaderData: { ...routed.loaderData, [pageId]: result } };
    const router = createStaticRouter(handler.dataRoutes, outcome);
    const nonce = randomBytes(16).toString('base64');
    return prepareDocument({
      element: (
        <App
          api={context.api}
          bus={createEventBus(events)}
          origins={context.origins}
          composition={composition}
        >
          <StaticRouterProvider router={router} context={outcome} hydrate={false} />
        </App>
      ),
      head: documentHead({
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
      }),
      nonce,
      budgetMs: context.renderBudgetMs ?? 3000,
      onError: (error, stack) => blame(request, error, stack),
      onEnd: () => watch.end(),
    });
  };

  const wanted = pageResultOf(routed.loaderData) ?? standInResult;
  for (const result of [wanted, errorPage]) {
    try {
      return { kind: 'document', status: result.status, document: await render(result) };
    } catch (error) {
      watch.failed(pages.remote, error);
      log.error(
        { err: error, path: url.pathname, expose: result.expose, ...contentOf(set) },
        'a page failed to render',
      );
    }
  }
  return { kind: 'document', status: 503, document: await render(standInResult) };
}

const errorPage: PageResult = {
  expose: pages.error,
  status: 503,
  data: { status: 503, message: 'Something went wrong' },
};

function routesOf({ api }: RenderContext, { set, url, log, watch }: SetRequest) {
  return createRoutes(set.routes, {
    api,
    budgetMs: 5000,
    loadPage: async (expose) => pageInSet(set, expose),
    onError: (error) => {
      log.error({ err: error, path: url.pathname, ...contentOf(set) }, 'page loader failed');
      // That the API does not answer is not the page's fault.
      if (!isApiError(error) && set.remotes.has(pages.remote)) watch.failed(pages.remote, error);
    },
  });
}

function contentOf(set: ReleaseSet) {
  return { remote: pages.remote, version: set.versions[pages.remote] };
}

/** Finds who failed by the component stack, and says so in one line that names slot, remote, version and cause. */
function blame({ set, log, watch }: SetRequest, error: unknown, componentStack: string): void {
  const slot = slotOfStack(componentStack);
  const remote = slot ? slots[slot].remote : pages.remote;
  if (!slot && !componentStack.includes(PageRoute.name)) return;
  watch.failed(remote, error);
  if (slot)
    log.error({ err: error, slot, remote, version: set.versions[remote] }, 'a remote failed to render');
}
