import type { RemoteName } from '@kaadu/contracts';
import { WorkerStopped } from '@kaadu/federation/render-workers';
import { ReleaseRefused } from '@kaadu/federation/server';
import type { VersionHealth } from '@kaadu/releases/host';
import type { TraceContext } from '@kaadu/trace-context';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSelection, ServedSet } from '../releases/site-releases';
import type { RendererLogLine, RenderReport } from '../../rendering/messages';
import { createReleaseSet } from '../../rendering/release-set';
import type { ShownPreview } from '../../app/notices/preview-notice';
import type { Rendered, RenderEnd, Renderers } from '../render-workers/renderers';
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
  /** A preview that the set belongs to. Its versions are never replaced: whoever previews them must see their failures. */
  readonly preview?: ShownPreview | undefined;
}

export interface RenderedDocument extends Omit<Extract<Rendered, { kind: 'document' }>, 'ended'> {
  /** The set that it was rendered with; not the requested one when a version of that failed. */
  readonly set: ServedSet;
  /** Resolves when rendering has ended: with the whole document if it may be kept. */
  readonly cacheable: Promise<CacheableDocument | undefined>;
}

/** A whole document in parts, and what it was made from. */
export interface CacheableDocument extends Pick<RenderEnd, 'reads'> {
  readonly parts: readonly Buffer[];
}

export type RenderedPage =
  { readonly kind: 'redirect'; readonly status: number; readonly location: string } | RenderedDocument;

/** How often a page is rendered again because its worker stopped. */
const maxStops = 3;

/**
 * Renders one page. When a remote fails before anything has been sent, the page is rendered once more with another
 * version of that remote, and when a worker stops, by another worker: the visitor does not see the failure (ADR 013, 033).
 * @throws ReleaseRefused or WorkerStopped when the versions of a preview stop workers
 */
export async function renderPage(context: PageContext, request: PageRequest): Promise<RenderedPage> {
  const { selection } = context;
  const { preview, log } = request;
  let set = withoutBanned(selection, request, request.set);
  let mayReplace = !preview && !context.showsFailures;
  const inReserve = preview !== undefined;
  const mostStops = preview ? maxStops - 1 : maxStops;
  for (let stops = 0; ;) {
    const replaceable = mayReplace ? selection.replaceable(set) : [];
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
      if (!(error instanceof WorkerStopped) || stops > mostStops) throw error;
      stops += 1;
      // After so many attempts it is not known which version does it: the stand-ins of all of them are shown.
      set = stops > maxStops ? createReleaseSet(new Map()) : withoutBanned(selection, request, set);
      log.warn({ cause: error.message, versions: set.versions }, 'page rendered again by another worker');
    }
  }
}

/** The same set without banned versions. @throws ReleaseRefused instead, when it belongs to a preview */
function withoutBanned(
  selection: Pick<ReleaseSelection, 'withoutBanned'>,
  { preview }: PageRequest,
  set: ServedSet,
): ServedSet {
  const usable = selection.withoutBanned(set);
  if (!preview || usable === set) return usable;
  const stopped = [...set.remotes].find(([name, remote]) => usable.remotes.get(name) !== remote)?.[1].release;
  throw new ReleaseRefused(stopped?.name ?? '', stopped?.version ?? '', 'it stopped a render worker');
}

interface Attempt {
  readonly set: ServedSet;
  readonly replaceable: readonly RemoteName[];
  readonly inReserve: boolean;
}

async function renderOnce(
  { renderers, health, onRendered }: PageContext,
  { url, log, trace, preview }: PageRequest,
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
    preview,
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
  const cacheable = ended.then((end) =>
    end?.isWhole ? { parts: rendered.body.parts, reads: end.reads } : undefined,
  );
  return { ...rendered, set, cacheable };
}

/** Writes a line that a render worker has sent. */
export function writeLog(log: FastifyBaseLogger, { level, fields, message }: RendererLogLine): void {
  log[level](fields, message);
}
