import { slotNames, splitLanguage, statusPages, withoutLanguage, type SlotName } from '@kaadu/contracts';
import { fulfilledPromise } from '../../app/fulfilled-promise';
import { pageResultOf, fallbackResult, type PageResult } from '../../app/pages/page-result';
import type { RendererTasks } from '../../worker-protocol/messages';
import { yieldToEventLoop } from '../yield-to-event-loop';
import { type DescribedResult, type LoadedPage, prepareFitting } from './prepare-document';
import { loadRoute } from '../loaders/load-route';
import { loadTranslations } from '../loaders/load-translations';
import { RenderRecorder } from '../render-recorder';
import { describePage, logError, type RenderContext, type Rendering, type RenderRequest } from '../rendering';
import { languageInSet, pageInSet } from '../server-composition';
import type { PreparedDocument } from './stream-document';
import { staticHead } from './static-head';

type PreparedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly document: PreparedDocument;
      readonly styleHashes: readonly string[];
      /** Whether no cache may store the page. */
      readonly isLive: boolean;
    };

/**
 * Renders a page of one release set, and sends it unless a remote failed that the server can replace (ADR
 * 013).
 */
export async function renderDocument(
  context: RenderContext,
  request: RenderRequest,
): Promise<RendererTasks['render']['result']> {
  const recorder = new RenderRecorder(request.set);
  const page = await preparePage({ ...context, ...request, recorder });
  if (page.kind === 'redirect') return { outcome: page, report: recorder.report() };
  const { document, ...start } = page;
  const failures = recorder.failures.filter((remote) => request.replaceable.includes(remote));
  if (failures.length > 0) {
    document.discard();
    return { outcome: { kind: 'failed', failures }, report: recorder.report() };
  }
  request.onStart({ ...start, nonce: document.nonce });
  const isWhole = await document.send(request.output, request.signal);
  const { all: reads } = request.reads;
  return { outcome: { kind: 'document', isWhole, reads }, report: recorder.report() };
}

/**
 * Renders as far as possible without waiting: first the loaders, because they decide the status, then the
 * document. A page that throws is replaced by the error page, and that, if it throws too, by the shell's
 * fallback.
 */
async function preparePage(rendering: Rendering): Promise<PreparedPage> {
  const { set, recorder, reads } = rendering;
  const slotData = new Map(slotNames.map((slot) => [slot, rendering.slotData(set, slot, reads)] as const));
  const routing = await loadRoute(rendering);
  recorder.pageLoaded();
  if (routing instanceof Response)
    return { kind: 'redirect', status: routing.status, location: routing.headers.get('location') ?? '/' };
  await yieldToEventLoop();
  const dataOf = (slot: SlotName) => slotData.get(slot) ?? fulfilledPromise(undefined);
  const loaded = { routing, dataOf };

  for (const result of [pageResultOf(routing.loaderData) ?? fallbackResult, errorPage]) {
    try {
      await loadTranslations(set, rendering.url, result.page);
      return await prepareResult(rendering, loaded, describeResult(rendering, result));
    } catch (error) {
      const { page } = result;
      if (page) recorder.failed(page.remote, error);
      logError(rendering, error, describePage(rendering, page), 'a page failed to render');
    }
  }
  return prepareResult(rendering, loaded, { ...fallbackResult, meta: {}, hydration: fallbackResult.data });
}

async function prepareResult(
  rendering: Rendering,
  loaded: LoadedPage,
  result: DescribedResult,
): Promise<PreparedPage> {
  const { set } = rendering;
  const document = await prepareFitting(rendering, loaded, result);
  const { styleHashes } = staticHead(
    rendering,
    set,
    result.page,
    splitLanguage(rendering.url.pathname).language,
  );
  return {
    kind: 'document',
    status: result.status,
    document,
    styleHashes,
    isLive: result.meta.isLive === true,
  };
}

/** Returns the page's metadata, and the data that the browser needs. */
function describeResult({ set, url }: Rendering, result: PageResult): DescribedResult {
  const { page, data } = result;
  const remote = page ? set.remotes.get(page.remote) : undefined;
  if (!page || !remote?.exposes.has(page.expose)) return { ...result, meta: {}, hydration: data };
  return remote.run('render', () => {
    const { meta, hydrationData } = pageInSet(set, page);
    const language = languageInSet(set, page, splitLanguage(url.pathname).language);
    return {
      ...result,
      meta: meta?.(data, { url: withoutLanguage(url), language }) ?? {},
      hydration: hydrationData ? hydrationData(data) : data,
    };
  });
}

const errorPage: PageResult = {
  page: statusPages.error,
  status: 503,
  data: { status: 503, message: 'Something went wrong' },
};
