import { WorkerPool, WorkerStopped, type WorkerPoolOptions } from '@kaadu/federation/render-workers';
import { serverEntryOf, type VerifiedRelease, type Versions } from '@kaadu/federation/server';
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
import { DocumentBody } from './document-body';
import { ResponseCacheTotals } from './response-cache-totals';

export interface RenderersOptions extends Omit<
  WorkerPoolOptions,
  'data' | 'env' | 'showsOutput' | 'onEvent' | 'onFull'
> {
  readonly data: RendererData;
  readonly mode: string;
  readonly onEvent: (event: Exclude<RendererEvent, ResponseCacheReport>) => void;
  /**
   * Called when a worker was replaced because it retained too much memory. @param leaks versions that retain
   * memory per render
   */
  readonly onFull: (leaks: readonly Leak[]) => void;
  /** Called when it was replaced and the leak measurement failed. */
  readonly onLeakCheckFailed: (error: unknown) => void;
}

export interface RenderCall extends RenderInput {
  /** Whether only the standby worker holds some of the versions. */
  readonly onStandby: boolean;
  readonly onLog: (line: RendererLogLine) => void;
}

/** Result of a worker for a page. */
export type Rendered =
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      readonly report: RenderReport;
    }
  | { readonly kind: 'failed'; readonly failures: readonly string[]; readonly report: RenderReport }
  | (DocumentStart & {
      /** The whole document if no chunk is late, otherwise a stream. */
      readonly body: Buffer | DocumentBody;
      /** Resolves when rendering has ended; undefined when it failed for another reason. */
      readonly ended: Promise<RenderEnd | WorkerStopped | undefined>;
    });

/** Outcome of rendering a document. */
export interface RenderEnd extends Pick<
  Extract<RenderOutcome, { readonly kind: 'document' }>,
  'isWhole' | 'reads'
> {
  readonly report: RenderReport;
}

type RenderResult = RendererTasks['render']['result'];

/** Timeout of each step of a smoke test, in milliseconds, waiting included. */
const smokeTestTimeoutMs = 3000;

/** Render workers of this process, with their tasks. */
export class Renderers {
  readonly #pool: WorkerPool;
  /** Totals of the response caches of all workers. */
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

  /** Evaluates a version and runs its smoke test, isolated from visitors' pages. @throws ReleaseRefused */
  smokeTest(verified: VerifiedRelease): Promise<void> {
    const { name, version } = verified.release;
    const input = { name, version };
    return this.#pool.smokeTest(serverEntryOf(verified), {
      task: 'smokeTest',
      input,
      timeoutMs: smokeTestTimeoutMs,
    });
  }

  /** Loads a tested version in all workers. @throws ReleaseRefused */
  load(name: string, version: string): Promise<void> {
    return this.#pool.load({ name, version });
  }

  evict(name: string, version: string): void {
    this.#pool.evict({ name, version });
  }

  /** Discards cached content: from the next page on, every worker reloads the data of slots. */
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
          // A document without late chunks arrives with its result.
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

/** Concatenates pieces. A single piece is not copied. */
function joined(pieces: readonly Uint8Array[]): Buffer {
  const [first] = pieces;
  if (first && pieces.length === 1) return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
  return Buffer.concat(pieces);
}

/** Ends the body with its rendering. The browser renders what a stopped worker has left out. */
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
