import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { documentTail } from '../../worker-protocol/document-tail';

export interface StreamOptions {
  readonly element: ReactNode;
  /** The document up to React's markup, in chunks. */
  readonly head: readonly (string | Uint8Array)[];
  /** Milliseconds after which waiting slots are left to the browser. */
  readonly budgetMs: number;
  /** Called when code inside a slot's boundary threw or was aborted, until the visitor has left. */
  readonly onError: (error: unknown, componentStack: string) => void;
  /** Called when React cannot continue without waiting. */
  readonly onPause: () => void;
}

/**
 * A document that is rendered as far as possible without waiting. Nothing has been sent. Call one of its
 * methods once.
 */
export interface PreparedDocument {
  /** Nonce of the scripts with which React inserts late chunks; undefined when there are none. */
  readonly nonce: string | undefined;
  /**
   * Sends what is ready, and the rest as it becomes ready. Resolves when everything is sent or the visitor
   * has left.
   * @returns whether the whole document was sent in order, without failures and late chunks
   */
  send(output: Writable, signal: AbortSignal): Promise<boolean>;
  /** Discards the document. */
  discard(): void;
}

/** Thrown when a page exceeds the maximum size. */
export class DocumentTooLarge extends Error {}

/** Maximum markup of a page: 8 MiB. A larger one is faulty. */
const maxDocumentBytes = 8 * 1024 * 1024;

/**
 * Renders a document as far as possible without waiting. Once it is sent, ready content goes out in order,
 * and React inserts later slots.
 * @throws Error when code outside the slots' boundaries throws, DocumentTooLarge
 */
export function prepareDocument(options: StreamOptions): Promise<PreparedDocument> {
  return new Promise((resolve, reject) => new RenderingDocument(options, resolve, reject));
}

class RenderingDocument implements PreparedDocument {
  readonly #options: StreamOptions;
  readonly #markup = new Markup();
  readonly #stream: PipeableStream;
  readonly #timer: NodeJS.Timeout;
  #failed = false;
  #aborted = false;
  #begun = false;
  #allReady = false;
  /** Whether everything was ready when React's markup began. */
  #inOrder = false;
  /** 122 random bits. Node.js generates them for 128 UUIDs at a time, which saves a system call per page. */
  readonly #nonce = randomUUID();

  constructor(
    options: StreamOptions,
    onReady: (document: PreparedDocument) => void,
    onError: (error: unknown) => void,
  ) {
    const { element, budgetMs, onPause } = options;
    this.#options = options;
    const begin = () => this.#begin(onReady, onError);
    this.#timer = setTimeout(
      () => this.#stream.abort(new Error(`not rendered within ${budgetMs} ms`)),
      budgetMs,
    );
    this.#stream = renderToPipeableStream(element, {
      nonce: this.#nonce,
      // Ready content is sent in place, regardless of its size: pages must be readable without scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        this.#allReady = true;
        clearTimeout(this.#timer);
        onPause();
        // At once: queued pages would hold their memory meanwhile.
        begin();
      },
      onShellReady: () => {
        onPause();
        // Slots whose data is ready finish within this iteration of the event loop.
        setImmediate(begin);
      },
      onShellError: (error) => {
        clearTimeout(this.#timer);
        onPause();
        onError(error);
      },
      onError: (error, { componentStack }) => {
        if (this.#aborted) return;
        this.#failed = true;
        options.onError(error, componentStack ?? '');
      },
    });
  }

  get nonce(): string | undefined {
    return this.#inOrder ? undefined : this.#nonce;
  }

  discard(): void {
    this.#abort('rendered again');
  }

  async send(output: Writable, signal: AbortSignal): Promise<boolean> {
    const leave = () => {
      this.#abort('the visitor left');
      output.destroy();
    };
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    else await this.#markup.sendTo(output, this.#options.head);
    signal.removeEventListener('abort', leave);
    return this.#inOrder && !this.#failed && !this.#aborted;
  }

  #begin(onReady: (document: PreparedDocument) => void, onError: (error: unknown) => void): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#inOrder = this.#allReady;
    this.#stream.pipe(this.#markup);
    const { bytes } = this.#markup;
    if (bytes <= maxDocumentBytes) return onReady(this);
    this.#abort('it is too large');
    onError(new DocumentTooLarge(`it writes ${Math.round(bytes / 2 ** 20)} MiB of markup`));
  }

  #abort(reason: string): void {
    if (this.#aborted) return;
    this.#aborted = true;
    clearTimeout(this.#timer);
    this.#stream.abort(new Error(reason));
  }
}

/** Buffers React's markup until its destination is known, then passes it on. */
class Markup extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  bytes = 0;
  #pieces: Uint8Array[] = [];
  #isEnded = false;
  #output: Writable | undefined;

  /** Sends head, markup and tail. Resolves when all of it is sent, or the output was destroyed. */
  async sendTo(output: Writable, head: StreamOptions['head']): Promise<void> {
    const closed = once(output, 'close');
    output.on('error', () => undefined);
    this.#pieces.unshift(...head.map(toBytes));
    this.#output = output;
    if (this.#isEnded) this.end();
    else this.flush();
    await closed;
  }

  /** Accepts every chunk: at most one page is buffered for a slow visitor. */
  write(piece: string | Uint8Array): boolean {
    const bytes = toBytes(piece);
    this.#pieces.push(bytes);
    this.bytes += bytes.length;
    return true;
  }

  /** Called by React when it has written everything that is ready. */
  flush(): void {
    const output = this.#output;
    if (!output || output.destroyed || this.#pieces.length === 0) return;
    output.write(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }

  end(): this {
    this.#isEnded = true;
    this.#output?.end(Buffer.concat([...this.#pieces, toBytes(documentTail)]));
    return this;
  }
}

function toBytes(piece: string | Uint8Array): Uint8Array {
  return typeof piece === 'string' ? Buffer.from(piece) : piece;
}
