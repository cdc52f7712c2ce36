import type { RemoteName } from '@kaadu/contracts';
import { WorkerStopped } from '@kaadu/federation/render-workers';
import type { VersionHealth } from '@kaadu/releases/host';
import type { TraceContext } from '@kaadu/trace-context';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSelection, ServedSet } from '../releases/site-releases';
import type { RendererLogLine, RenderReport } from '../../rendering/messages';
import { createReleaseSet } from '../../rendering/release-set';
import type { Rendered, Renderers } from '../render-workers/renderers';
import { traceRender } from '../tracing/spans';

export interface PageContext {
  readonly renderers: Pick<Renderers, 'render'>;
  readonly health: VersionHealth;
  /** Finds versions to render with in place of those that failed. */
  readonly selection: Pick<ReleaseSelection, 'replaceFailed' | 'replaceable' | 'withoutBanned'>;
  /** Measures a rendering. */
  readonly onRendered: (report: RenderReport) => void;
  /** Whoever develops a remote must see it fail: it is not replaced. */
  readonly showsFailures: boolean;
}

export interface PageRequest {
  readonly set: ServedSet;
  readonly url: URL;
  readonly log: FastifyBaseLogger;
  /** The trace that the request belongs to. */
  readonly trace: TraceContext;
  /** A previewed version is never replaced: whoever previews it must see its failures. */
  readonly isPreview: boolean;
}

export interface RenderedDocument extends Omit<Extract<Rendered, { kind: 'document' }>, 'ended'> {
  /** The set that it was rendered with; not the requested one when a version of that failed. */
  readonly set: ServedSet;
  /** Resolves when rendering has ended: with the whole document if it may be kept. */
  readonly cacheable: Promise<Buffer | undefined>;
}

export type RenderedPage =
  { readonly kind: 'redirect'; readonly status: number; readonly location: string } | RenderedDocument;

/** How often a page is rendered again because its worker stopped. */
const maxStops = 3;

/**
 * Renders one page. When a remote fails before anything has been sent, the page is rendered once more with another
 * version of that remote, and when a worker stops, by another worker: the visitor does not see the failure (ADR 013, 033).
 */
export async function renderPage(context: PageContext, request: PageRequest): Promise<RenderedPage> {
  const { selection } = context;
  const { isPreview, log } = request;
  let set = selection.withoutBanned(request.set);
  let mayReplace = !isPreview && !context.showsFailures;
  for (let stops = 0; ;) {
    const replaceable = mayReplace ? selection.replaceable(set) : [];
    const inReserve = isPreview && set === request.set;
    try {
      const rendered = await renderOnce(context, request, { set, replaceable, inReserve });
      if (rendered.kind === 'redirect') return rendered;
      if (rendered.kind === 'document') return withCacheable(rendered, set);
      mayReplace = false;
      set = selection.replaceFailed(new Set(rendered.failures), set) ?? set;
      log.warn(
        { failed: rendered.failures, versions: set.versions },
        'page rendered again with other versions',
      );
    } catch (error) {
      if (!(error instanceof WorkerStopped) || stops > maxStops) throw error;
      stops += 1;
      // After so many attempts it is not known which version does it: the stand-ins of all of them are shown.
      set = stops > maxStops ? createReleaseSet(new Map()) : selection.withoutBanned(set);
      log.warn({ cause: error.message, versions: set.versions }, 'page rendered again by another worker');
    }
  }
}

interface Attempt {
  readonly set: ServedSet;
  readonly replaceable: readonly RemoteName[];
  readonly inReserve: boolean;
}

async function renderOnce(
  { renderers, health, onRendered }: PageContext,
  { url, log, trace }: PageRequest,
  { set, replaceable, inReserve }: Attempt,
): Promise<Rendered> {
  const record = (report: RenderReport) => {
    health.recordReport(report);
    onRendered(report);
    traceRender({ report, versions: set.versions, url, trace });
  };
  const rendered = await renderers.render({
    versions: set.versions,
    url: url.href,
    replaceable,
    trace: trace.headers,
    inReserve,
    onLog: (line) => writeLog(log, line),
  });
  if (rendered.kind === 'document') void rendered.ended.then((end) => end && record(end.report));
  else record(rendered.report);
  return rendered;
}

function withCacheable(
  { ended, ...rendered }: Extract<Rendered, { kind: 'document' }>,
  set: ServedSet,
): RenderedDocument {
  const cacheable = ended.then((end) => (end?.isWhole ? rendered.body.whole : undefined));
  return { ...rendered, set, cacheable };
}

/** Writes a line that a render worker has sent. */
export function writeLog(log: FastifyBaseLogger, { level, fields, message }: RendererLogLine): void {
  log[level](fields, message);
}
