import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { documentTail } from '../../worker-protocol/document-tail';

export interface StreamOptions {
  readonly element: ReactNode;
  /** The document up to React's markup, in pieces. */
  readonly head: readonly (string | Uint8Array)[];
  /** Milliseconds after which the slots that are still waiting are left to the browser. */
  readonly budgetMs: number;
  /** Something inside a slot's boundary threw or was aborted; not called once the visitor has left. */
  readonly onError: (error: unknown, componentStack: string) => void;
  /** React has done what it could without waiting. */
  readonly onPause: () => void;
}

/** A document that is rendered as far as possible without waiting; nothing has been sent. Call one of its methods once. */
export interface PreparedDocument {
  /** Allows the scripts by which React puts late parts into place; undefined when nothing comes late. */
  readonly nonce: string | undefined;
  /**
   * Sends what is ready, and the rest as it gets ready; resolves when all of it is sent or the visitor has left.
   * @returns whether the whole document went out in order, because nothing failed or came late
   */
  send(output: Writable, signal: AbortSignal): Promise<boolean>;
  /** Discards what was rendered. */
  discard(): void;
}

/** The page is larger than any page may be. */
export class DocumentTooLarge extends Error {}

/** A page with more markup than this is faulty: 8 MiB. */
const maxDocumentBytes = 8 * 1024 * 1024;

/**
 * Renders a document as far as it can without waiting. Once it is sent, what is ready goes out in order, and React puts
 * later slots into place.
 * @throws Error when something outside the slots' boundaries throws, DocumentTooLarge
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
  /** Everything was ready when React's markup began. */
  #inOrder = false;
  /** 122 random bits; Node.js draws them for 128 UUIDs at a time, which saves a system call a page. */
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
      // Whatever is ready is sent in its place, however large: pages must be readable without scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        this.#allReady = true;
        clearTimeout(this.#timer);
        onPause();
        // At once: pages that wait for their turn keep their memory meanwhile.
        begin();
      },
      onShellReady: () => {
        onPause();
        // Slots whose data is ready finish within this turn of the event loop.
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

/** Collects React's markup until it is known where it goes, and passes it on from then. */
class Markup extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  bytes = 0;
  #pieces: Uint8Array[] = [];
  #isEnded = false;
  #output: Writable | undefined;

  /** Sends head, markup and tail; resolves when all of it is out, or the output was destroyed. */
  async sendTo(output: Writable, head: StreamOptions['head']): Promise<void> {
    const closed = once(output, 'close');
    output.on('error', () => undefined);
    this.#pieces.unshift(...head.map(toBytes));
    this.#output = output;
    if (this.#isEnded) this.end();
    else this.flush();
    await closed;
  }

  /** Takes every piece: what a visitor has not read yet is at most one page. */
  write(piece: string | Uint8Array): boolean {
    const bytes = toBytes(piece);
    this.#pieces.push(bytes);
    this.bytes += bytes.length;
    return true;
  }

  /** React calls it when it has written what it has for now. */
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
