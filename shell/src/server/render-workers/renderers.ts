import type { RemoteName } from '@kaadu/contracts';
import { WorkerPool, WorkerStopped, type WorkerPoolOptions } from '@kaadu/federation/render-workers';
import { serverEntryOf, type VerifiedRelease } from '@kaadu/federation/server';
import { documentTail } from '../../worker-protocol/document-tail';
import type {
  DocumentStart,
  Leak,
  RendererData,
  RendererEvent,
  RendererLogLine,
  RendererTasks,
  RenderInput,
  RenderOutcome,
  RenderReport,
  ResponseCacheReport,
} from '../../worker-protocol/messages';
import type { Versions } from '../../worker-protocol/site-release-set';
import { DocumentBody } from './document-body';
import { ResponseCacheTotals } from './response-cache-totals';

export interface RenderersOptions extends Omit<
  WorkerPoolOptions,
  'data' | 'env' | 'showsOutput' | 'onEvent' | 'onFull'
> {
  readonly data: RendererData;
  readonly mode: string;
  readonly onEvent: (event: Exclude<RendererEvent, ResponseCacheReport>) => void;
  /** A worker was replaced because it kept too much memory. @param leaks versions that keep some of each render */
  readonly onFull: (leaks: readonly Leak[]) => void;
  /** It was replaced, and which versions keep memory could not be measured. */
  readonly onLeakCheckFailed: (error: unknown) => void;
}

export interface RenderCall extends RenderInput {
  /** Some of the versions are held by the standby worker only. */
  readonly onStandby: boolean;
  readonly onLog: (line: RendererLogLine) => void;
}

/** What a worker gave for a page. */
export type Rendered =
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      readonly report: RenderReport;
    }
  | { readonly kind: 'failed'; readonly failures: readonly RemoteName[]; readonly report: RenderReport }
  | (DocumentStart & {
      /** All of it, where nothing comes late. */
      readonly body: Buffer | DocumentBody;
      /** Resolves when rendering has ended; undefined when it failed otherwise. */
      readonly ended: Promise<RenderEnd | WorkerStopped | undefined>;
    });

/** How the rendering of a document has ended. */
export interface RenderEnd extends Pick<
  Extract<RenderOutcome, { readonly kind: 'document' }>,
  'isWhole' | 'reads'
> {
  readonly report: RenderReport;
}

type RenderResult = RendererTasks['render']['result'];

/** Milliseconds that a trial's steps may take each, waiting included. */
const smokeTestTimeoutMs = 3000;

/** The render workers of this process, and what they can do. */
export class Renderers {
  readonly #pool: WorkerPool;
  /** What the response caches of all workers have reported. */
  readonly responseCaches = new ResponseCacheTotals();
  #contentAge = 0;
  #isClosed = false;

  constructor({ data, mode, onEvent, onFull, onLeakCheckFailed, ...options }: RenderersOptions) {
    this.#pool = new WorkerPool({
      ...options,
      data,
      env: { NODE_ENV: mode === 'development' ? 'development' : 'production' },
      showsOutput: mode === 'development',
      // Both sides are built together, from one list of types.
      onEvent: (value, worker) => {
        const event = value as RendererEvent;
        if (event.kind !== 'response-cache') return onEvent(event);
        this.responseCaches.add(event, worker);
      },
      onFull: async (run) => {
        const leaks = run('find-leaks', null) as Promise<readonly Leak[]>;
        await leaks.then(onFull, (error: unknown) => {
          if (!this.#isClosed) onLeakCheckFailed(error);
        });
      },
    });
  }

  get state(): WorkerPool['state'] {
    return this.#pool.state;
  }

  /** Evaluates a version and renders it on trial, apart from what visitors get. @throws ReleaseRefused */
  smokeTest(verified: VerifiedRelease): Promise<void> {
    const { name, version } = verified.release;
    const input = { name, version };
    return this.#pool.smokeTest(serverEntryOf(verified), { task: 'trial', input, timeoutMs: smokeTestTimeoutMs });
  }

  /** Gives a version that was tried to all workers. @throws ReleaseRefused */
  load(name: string, version: string): Promise<void> {
    return this.#pool.load({ name, version });
  }

  evict(name: string, version: string): void {
    this.#pool.evict({ name, version });
  }

  /** Content has changed: from the next page on, every worker loads the data of slots anew. */
  forgetContent(): void {
    this.#contentAge += 1;
  }

  /** Loads the data of a set's slots in every worker. */
  async warm(versions: Versions): Promise<void> {
    await this.#pool.runInEach('warm', { versions });
  }

  /**
   * Renders a page.
   * @throws WorkerStopped when its worker stopped before anything was sent, TaskFailed when the task threw
   */
  render({ onStandby, onLog, ...page }: RenderCall): Promise<Rendered> {
    const input = { ...page, contentAge: this.#contentAge };
    return new Promise((resolve, reject) => {
      let start: DocumentStart | undefined;
      let body: DocumentBody | undefined;
      const whole: Uint8Array[] = [];
      const handlers = {
        isOfVisitor: !onStandby,
        onBytes: (pieces: readonly Uint8Array[], taken: () => void) => {
          if (body) return body.add(pieces, taken);
          whole.push(...pieces);
          taken();
        },
        onProgress: (value: unknown, abort: () => void) => {
          const progress = value as RendererTasks['render']['progress'];
          if (progress.kind === 'log') return onLog(progress);
          start = progress;
          // All of a document without late parts comes with its result.
          if (start.nonce === undefined) return;
          body = new DocumentBody(abort);
          resolve({ ...start, body, ended: ended(result, body) });
        },
      };
      const running = onStandby
        ? this.#pool.runOnStandby('render', input, handlers)
        : this.#pool.run('render', input, handlers);
      const result = running as Promise<RenderResult>;
      result.then(({ outcome, report }) => {
        if (outcome.kind !== 'document') return resolve({ ...outcome, report });
        if (start && !body)
          resolve({ ...start, body: joined(whole), ended: Promise.resolve({ ...outcome, report }) });
      }, reject);
    });
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#pool.close();
  }
}

/** The pieces as one; a single one is not copied. */
function joined(pieces: readonly Uint8Array[]): Buffer {
  const [first] = pieces;
  if (first && pieces.length === 1) return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
  return Buffer.concat(pieces);
}

/** Ends the body with its rendering. What a worker that stopped has left out, the browser renders. */
async function ended(
  result: Promise<RenderResult>,
  body: DocumentBody,
): Promise<RenderEnd | WorkerStopped | undefined> {
  try {
    const { outcome, report } = await result;
    body.finish();
    return outcome.kind === 'document'
      ? { ...outcome, report }
      : { isWhole: false, reads: undefined, report };
  } catch (error) {
    body.finish(documentTail);
    return error instanceof WorkerStopped ? error : undefined;
  }
}
