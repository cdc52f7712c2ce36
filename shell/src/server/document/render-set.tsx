import { randomBytes } from 'node:crypto';
import { isApiError, type Api } from '@kaadu/api-client';
import {
  events,
  slotNames,
  slots,
  statusPages,
  type PageMeta,
  type RemoteName,
  type SiteOrigins,
  type SlotName,
} from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import type { FastifyBaseLogger } from 'fastify';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../../app/App';
import type { Composition } from '../../app/composition';
import { fulfilledPromise } from '../../app/fulfilled-promise';
import { pageResultOf, standInResult, type PageResult } from '../../app/pages/page-result';
import { PageRoute } from '../../app/pages/PageRoute';
import { createRoutes } from '../../app/pages/routes';
import { slotOfStack } from '../../app/slots/Slot';
import type { ReleaseSet } from '../releases/selection/release-set';
import { documentHead } from './document';
import type { RenderRecorder } from './render-recorder';
import { createServerComposition, pageInSet } from './server-composition';
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
  readonly recorder: RenderRecorder;
}

export type PreparedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly document: PreparedDocument;
      /** No cache may keep it. */
      readonly isLive: boolean;
    };

type StaticHandler = ReturnType<typeof createStaticHandler>;

/** A page whose loaders have run. */
interface LoadedPage {
  readonly handler: StaticHandler;
  readonly routing: StaticHandlerContext;
  readonly composition: Composition;
}

/**
 * Renders a page of one release set as far as it can without waiting: loaders first, because they decide the status, then
 * the document. A page that throws is replaced by the error page, and that, if it throws too, by the shell's stand-in.
 */
export async function renderSet(context: RenderContext, request: SetRequest): Promise<PreparedPage> {
  const { set, url, log, recorder } = request;
  const slotData = new Map(slotNames.map((slot) => [slot, context.slotData(set, slot)] as const));
  const handler = createStaticHandler(routesOf(context, request));
  const routing = await handler.query(new Request(url));
  recorder.pageLoaded();
  if (routing instanceof Response) {
    recorder.end();
    return { kind: 'redirect', status: routing.status, location: routing.headers.get('location') ?? '/' };
  }
  const dataOf = (slot: SlotName) => slotData.get(slot) ?? fulfilledPromise(undefined);
  const loaded = { handler, routing, composition: createServerComposition(set, dataOf, recorder) };

  for (const result of [pageResultOf(routing.loaderData) ?? standInResult, errorPage]) {
    try {
      const meta = metaOf(loaded, request, result);
      const document = await prepare(context, request, loaded, { ...result, meta });
      return { kind: 'document', status: result.status, document, isLive: meta.isLive === true };
    } catch (error) {
      const { page } = result;
      if (page) recorder.failed(page.remote, error);
      log.error({ err: error, path: url.pathname, ...describe(set, page) }, 'a page failed to render');
    }
  }
  const document = await prepare(context, request, loaded, { ...standInResult, meta: {} });
  return { kind: 'document', status: standInResult.status, document, isLive: false };
}

function metaOf({ composition }: LoadedPage, { url }: SetRequest, { page, data }: PageResult): PageMeta {
  return (page && composition.page(page)?.meta?.(data, { url })) ?? {};
}

const errorPage: PageResult = {
  page: statusPages.error,
  status: 503,
  data: { status: 503, message: 'Something went wrong' },
};

/** Renders the document with a result in place of the matched page's. Rejects when the page throws. */
function prepare(
  context: RenderContext,
  request: SetRequest,
  { handler, routing, composition }: LoadedPage,
  { meta, ...result }: PageResult & { readonly meta: PageMeta },
): Promise<PreparedDocument> {
  const { api, assets, origins } = context;
  const { set, url, recorder } = request;
  const { page } = result;
  const [pageId = 'page:*'] = Object.keys(routing.loaderData);
  const outcome = { ...routing, loaderData: { ...routing.loaderData, [pageId]: result } };
  const router = createStaticRouter(handler.dataRoutes, outcome);
  const nonce = randomBytes(16).toString('base64');
  return prepareDocument({
    element: (
      <App api={api} bus={createEventBus(events)} origins={origins} composition={composition}>
        <StaticRouterProvider router={router} context={outcome} hydrate={false} />
      </App>
    ),
    head: documentHead({
      nonce,
      url,
      meta,
      set,
      page,
      state: {
        build: `${assets.build}.${set.id}`,
        releases: set.page,
        routes: [...set.routes],
        origins,
        loaderData: outcome.loaderData,
      },
      assets,
    }),
    nonce,
    budgetMs: context.renderBudgetMs ?? 3000,
    onError: (error, stack) => recordRenderError(request, result, error, stack),
    onEnd: () => recorder.end(),
  });
}

function routesOf({ api }: RenderContext, { set, url, log, recorder }: SetRequest) {
  return createRoutes(set.routes, {
    api,
    budgetMs: 5000,
    loadPage: async (page) => {
      recorder.pageRequested(page.remote);
      return pageInSet(set, page);
    },
    onError: (error, page) => {
      log.error({ err: error, path: url.pathname, ...describe(set, page) }, 'page loader failed');
      // An API that does not answer says nothing about the page.
      if (!isApiError(error) && set.remotes.has(page.remote)) recorder.failed(page.remote, error);
    },
  });
}

/** A page as log lines name it. */
function describe(set: ReleaseSet, page: PageResult['page']) {
  return page && { remote: page.remote, version: set.versions[page.remote], expose: page.expose };
}

/** Attributes an error to a remote by its component stack; for a slot, one log line names slot, remote, version and cause. */
function recordRenderError(
  { set, log, recorder }: SetRequest,
  { page }: PageResult,
  error: unknown,
  componentStack: string,
): void {
  const slot = slotOfStack(componentStack);
  const inPage = componentStack.includes(PageRoute.name);
  const remote: RemoteName | undefined = slot ? slots[slot].remote : inPage ? page?.remote : undefined;
  if (!remote) return;
  recorder.failed(remote, error);
  if (slot) log.error({ err: error, slot, remote, version: set.versions[remote] }, 'a slot failed to render');
}
