import { createEventBus } from '@kaadu/event-bus';
import { events, slotNames, slots, splitLanguage, type PageMeta, type SlotName } from '@kaadu/contracts';
import {
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../../app/App';
import type { PageResult } from '../../app/pages/page-result';
import { PageRoute } from '../../app/pages/PageRoute';
import { slotOfStack } from '../../app/slots/Slot';
import { documentHead } from './document';
import { maxSlotBytes, measureSlot } from '../measure-slot';
import { logError, type Rendering } from '../rendering';
import { createServerComposition } from '../server-composition';
import { DocumentTooLarge, prepareDocument, type PreparedDocument } from './stream-document';

/** Exceeds the timeout of a slot's loader. */
const defaultRenderBudgetMs = 1500;

/** A page whose loaders have run. */
export interface LoadedPage {
  readonly routing: StaticHandlerContext;
  readonly dataOf: (slot: SlotName) => Promise<unknown>;
}

export interface DescribedResult extends PageResult {
  readonly meta: PageMeta;
  /** Subset of the data that the document contains. */
  readonly hydration: unknown;
}

/** Renders the document. If single slots make it too large, renders it again with their fallbacks. */
export async function prepareFitting(
  rendering: Rendering,
  loaded: LoadedPage,
  result: DescribedResult,
): Promise<PreparedDocument> {
  try {
    return await prepare(rendering, loaded, result);
  } catch (error) {
    if (!(error instanceof DocumentTooLarge)) throw error;
    const large = await largeSlots(rendering, loaded);
    if (large.size === 0) throw error;
    for (const slot of large) {
      const { remote } = slots[slot];
      rendering.recorder.failed(remote, error);
      const version = rendering.set.versions[remote];
      logError(rendering, error, { slot, remote, version }, 'a slot failed to render');
    }
    return prepare(rendering, loaded, result, large);
  }
}

async function largeSlots(rendering: Rendering, { dataOf }: LoadedPage): Promise<Set<SlotName>> {
  const large = new Set<SlotName>();
  for (const slot of slotNames) {
    const remote = rendering.set.remotes.get(slots[slot].remote);
    if (!remote) continue;
    const bytes = await measureSlot(rendering, remote, slot, await dataOf(slot)).catch(() => 0);
    if (bytes > maxSlotBytes) large.add(slot);
  }
  return large;
}

/** Renders the document with a result in place of the matched page's. Rejects when the page throws. */
function prepare(
  rendering: Rendering,
  { routing, dataOf }: LoadedPage,
  { meta, hydration, ...result }: DescribedResult,
  omitted: ReadonlySet<SlotName> = new Set(),
): Promise<PreparedDocument> {
  const { api, assets, origins, set, url, recorder, preview } = rendering;
  const composition = createServerComposition(
    set,
    dataOf,
    recorder,
    splitLanguage(url.pathname).language,
    omitted,
  );
  const { page } = result;
  const [pageId = 'page:*'] = Object.keys(routing.loaderData);
  const outcome = { ...routing, loaderData: { ...routing.loaderData, [pageId]: result } };
  const router = createStaticRouter(matchedRoutes(routing), outcome);
  return prepareDocument({
    element: (
      <App api={api} bus={createEventBus(events)} origins={origins} composition={composition}>
        <StaticRouterProvider router={router} context={outcome} hydrate={false} />
      </App>
    ),
    head: documentHead({
      url,
      meta,
      set,
      page,
      origins,
      loaderData: { ...outcome.loaderData, [pageId]: { ...result, data: hydration } },
      assets,
      preview,
    }),
    budgetMs: rendering.renderBudgetMs ?? defaultRenderBudgetMs,
    onError: (error, stack) => recordRenderError(rendering, result, error, stack),
    onPause: () => recorder.leave(),
  });
}

/** Returns only the matched routes: the router matches again, and would rank all routes of the site. */
function matchedRoutes({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [route.index ? route : { ...route, children }],
    [],
  );
}

/**
 * Attributes an error to a remote by its component stack. For a slot, one log line names slot, remote,
 * version and cause.
 */
function recordRenderError(
  rendering: Rendering,
  { page }: PageResult,
  error: unknown,
  componentStack: string,
): void {
  const { set, recorder } = rendering;
  const slot = slotOfStack(componentStack);
  const inPage = componentStack.includes(PageRoute.name);
  const remote: string | undefined = slot ? slots[slot].remote : inPage ? page?.remote : undefined;
  if (!remote) return;
  recorder.failed(remote, error);
  if (slot)
    logError(rendering, error, { slot, remote, version: set.versions[remote] }, 'a slot failed to render');
}
