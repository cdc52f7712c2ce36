import { createReleaseSet } from '@kaadu/federation/server';
import { WorkerStopped, type StoppedWorker } from '@kaadu/federation/render-workers';
import type { TraceContext } from '@kaadu/node-runtime/trace-context';
import type { ReleaseSelection, ServedSet, VersionHealth } from '@kaadu/release-host';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderReport } from '../../worker-protocol/messages';
import { inputOf } from '../../worker-protocol/route-of';
import type { ShownPreview } from '../../app/notices/preview-notice';
import type { Rendered, RenderEnd, Renderers } from '../render-workers/renderers';
import { writeLog } from '../render-workers/write-log';
import { traceRender } from '../tracing/spans';
import type { FaultInquiries } from './fault-inquiries';
import { renderDiscarded } from './render-discarded';
import type { RenderedDocument, RenderedPage } from './rendered-page';
import type { Replays } from './replays';
import { Suspicions, type Evidence } from './suspicions';
import { withoutBanned } from './without-banned';

export interface PageContext extends Evidence {
  readonly renderers: Pick<Renderers, 'render'>;
  readonly health: VersionHealth;
  readonly replays: Replays;
  /** Decides which version or request caused an uncaught error. */
  readonly faults: Pick<FaultInquiries, 'note'>;
  /** Finds versions that replace failed ones. */
  readonly selection: Pick<ReleaseSelection, 'replaceFailed' | 'replaceable' | 'withoutBanned'>;
  /** Called after each rendering, for measurements. @param isShown whether a visitor sees it */
  readonly onRendered: (report: RenderReport, isShown: boolean) => void;
  /** Whether failures stay visible instead of being replaced, for developers of remotes. */
  readonly showsFailures: boolean;
}

export interface PageRequest {
  readonly set: ServedSet;
  readonly url: URL;
  /** Network of the client. */
  readonly client: string;
  readonly log: FastifyBaseLogger;
  /** Trace that the request belongs to. */
  readonly trace: TraceContext;
  /** Preview that the set belongs to. Its versions are never replaced, so that failures stay visible. */
  readonly preview?: ShownPreview | undefined;
}

/** Maximum number of attempts after workers have stopped. */
const maxStops = 3;

/**
 * Renders one page. If a remote fails before anything has been sent, the page is rendered again with another
 * version of it. If a worker stops, another worker renders the page. Visitors do not see the failure (ADR
 * 013, 033). It counts only if the other version succeeds.
 * @throws ReleaseRefused or WorkerStopped when the versions of a preview stop workers, TooManyReplays
 */
export async function renderPage(context: PageContext, request: PageRequest): Promise<RenderedPage> {
  const { client, url, set, preview } = request;
  if (!preview) context.faults.note(request);
  const suspicions = new Suspicions(context, { client, input: inputOf(set.routes, url) });
  try {
    return await new PageRendering(context, request, suspicions).render();
  } catch (error) {
    suspicions.resolve(undefined);
    throw error;
  }
}

/** The attempts to render one page. */
class PageRendering {
  readonly #context: PageContext;
  readonly #request: PageRequest;
  readonly #suspicions: Suspicions;
  #set: ServedSet;
  #mayReplace: boolean;
  #stops = 0;
  /** `remote@version` of those that have stopped a worker of this page. */
  readonly #stopped = new Set<string>();

  constructor(context: PageContext, request: PageRequest, suspicions: Suspicions) {
    this.#context = context;
    this.#request = request;
    this.#suspicions = suspicions;
    this.#set = withoutBanned(context.selection, request, request.set);
    this.#mayReplace = !request.preview && !context.showsFailures;
  }

  async render(): Promise<RenderedPage> {
    let rendered = await this.#attempt();
    while (rendered === undefined) rendered = await this.#context.replays.forVisitor(() => this.#attempt());
    return rendered;
  }

  /** Renders the page once. @returns undefined when it has to be rendered again */
  async #attempt(): Promise<RenderedPage | undefined> {
    const set = this.#set;
    try {
      const replaceable = this.#mayReplace ? this.#context.selection.replaceable(set) : [];
      const onStandby = this.#request.preview !== undefined;
      const rendered = await renderOnce(this.#context, this.#request, { set, replaceable, onStandby });
      if (rendered.kind === 'document') {
        void rendered.ended.then((end) => this.#settle(set, end));
        return withCacheable(rendered, set);
      }
      this.#addReport(rendered.report);
      if (rendered.kind === 'failed') return this.#replaceFailed(rendered.failures);
      this.#suspicions.resolve({ versions: set.versions, report: rendered.report });
      return rendered;
    } catch (error) {
      if (!(error instanceof WorkerStopped)) throw error;
      return this.#replaceStopped(error);
    }
  }

  #replaceFailed(failures: readonly string[]): undefined {
    this.#mayReplace = false;
    this.#set = this.#context.selection.replaceFailed(new Set(failures), this.#set) ?? this.#set;
    this.#request.log.warn(
      { failed: failures, versions: this.#set.versions },
      'page rendered again with other versions',
    );
  }

  /** @throws WorkerStopped when no attempts are left */
  #replaceStopped(error: WorkerStopped): undefined {
    const { selection } = this.#context;
    const mostStops = this.#request.preview ? maxStops - 1 : maxStops;
    this.#addStop(error.stopped);
    if (this.#stops > mostStops) throw error;
    this.#stops += 1;
    // After so many attempts the culprit is unknown: all fallbacks are shown.
    if (this.#stops > maxStops) this.#set = createReleaseSet(new Map());
    else this.#set = withoutBanned(selection, this.#request, this.#withoutCulprit(error.stopped));
    this.#request.log.warn(
      { cause: error.message, versions: this.#set.versions },
      'page rendered again by another worker',
    );
  }

  #addStop(stopped: StoppedWorker | undefined): void {
    if (!stopped || stopped.suspectCalls === 0) return;
    const { stops } = this.#context;
    // A version that is not on the page did not stop the worker.
    if (!this.#has(stopped.culprit)) stops.settle(stopped, true);
    else this.#suspicions.addStop(stopped);
  }

  /**
   * Returns the set with another version of the remote that stopped a worker, or without the remote if every
   * version does.
   */
  #withoutCulprit(stopped: StoppedWorker | undefined): ServedSet {
    const set = this.#set;
    const { culprit, suspectCalls = 0 } = stopped ?? {};
    if (!culprit || suspectCalls === 0 || !this.#has(culprit)) return set;
    const { name } = culprit;
    this.#stopped.add(`${name}@${culprit.version}`);
    const other = this.#context.selection.replaceFailed(new Set([name]), set);
    if (other && !this.#stopped.has(`${name}@${other.versions[name]}`)) return other;
    return createReleaseSet(new Map([...set.remotes].filter(([remote]) => remote !== name)));
  }

  #has(culprit: StoppedWorker['culprit']): boolean {
    return culprit !== undefined && this.#set.versions[culprit.name] === culprit.version;
  }

  /** Attributes failures once the rendering of a document has ended. */
  async #settle(set: ServedSet, end: RenderEnd | WorkerStopped | undefined): Promise<void> {
    const { versions } = set;
    if (end === undefined) return this.#suspicions.resolve(undefined);
    if (end instanceof WorkerStopped) {
      this.#addStop(end.stopped);
      return this.#replay(set, this.#withoutCulprit(end.stopped));
    }
    const suspects = this.#addReport(end.report);
    const other = this.#stops === 0 && this.#mayReplace && suspects.length > 0;
    if (!other) return this.#suspicions.resolve({ versions, report: end.report });
    const replacement = this.#context.selection.replaceFailed(new Set(suspects), set);
    return this.#replay(set, replacement ?? set);
  }

  /** Renders the page again with other versions, for comparison. */
  async #replay(set: ServedSet, other: ServedSet): Promise<void> {
    const { replays } = this.#context;
    const { url, trace } = this.#request;
    const render = () => renderDiscarded(this.#context.renderers, { set: other, url, trace });
    const report = other === set ? undefined : await replays.inBackground(render);
    this.#suspicions.resolve(report && { versions: other.versions, report });
  }

  /** Counts successes. Previews are no visits: neither their successes nor their failures count. */
  #addReport(report: RenderReport): string[] {
    return this.#request.preview ? [] : this.#suspicions.addReport(report);
  }
}

interface Attempt {
  readonly set: ServedSet;
  readonly replaceable: readonly string[];
  readonly onStandby: boolean;
}

async function renderOnce(
  { renderers, onRendered }: PageContext,
  { url, log, trace, preview }: PageRequest,
  { set, replaceable, onStandby }: Attempt,
): Promise<Rendered> {
  const record = (rendered: Rendered, report: RenderReport) => {
    onRendered(report, rendered.kind === 'document' && !preview);
    traceRender({ report, versions: set.versions, url, trace });
  };
  const rendered = await renderers.render({
    versions: set.versions,
    url: url.href,
    replaceable,
    trace: trace.headers,
    onStandby,
    preview,
    onLog: (line) => writeLog(log, line),
  });
  if (rendered.kind !== 'document') record(rendered, rendered.report);
  else
    void rendered.ended.then((end) => {
      if (end && !(end instanceof WorkerStopped)) record(rendered, end.report);
    });
  return rendered;
}

function withCacheable(
  { ended, ...rendered }: Extract<Rendered, { kind: 'document' }>,
  set: ServedSet,
): RenderedDocument {
  const { body } = rendered;
  const cacheable = ended.then((end) =>
    end && !(end instanceof WorkerStopped) && end.isWhole && Buffer.isBuffer(body)
      ? { bytes: body, reads: end.reads }
      : undefined,
  );
  return { ...rendered, set, cacheable };
}
