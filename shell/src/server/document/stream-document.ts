import { PassThrough, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { documentTail } from './document';

export interface StreamOptions {
  readonly element: ReactNode;
  /** The document up to React's markup. */
  readonly head: string;
  readonly nonce: string;
  /** Milliseconds after which the slots that are still waiting are left to the browser. */
  readonly budgetMs: number;
  /** Something inside a slot's boundary threw or was aborted; not called once the visitor has left. */
  readonly onError: (error: unknown, componentStack: string) => void;
  /** The rendering is over. */
  readonly onEnd: () => void;
}

export interface StreamedDocument {
  readonly nonce: string;
  readonly body: Readable;
  /** Resolves when rendering has ended: with the whole document if it may be cached, because nothing failed or came late. */
  readonly cacheable: Promise<Buffer | undefined>;
}

/** A document that is rendered as far as possible without waiting; nothing has been sent. Call one of its methods once. */
export interface PreparedDocument {
  send(): StreamedDocument;
  /** Discards what was rendered. */
  discard(): void;
}

/**
 * Renders a document as far as it can without waiting. Once it is sent, what is ready goes out in order, and React puts
 * later slots into place. Rejects when something outside the slots' boundaries throws.
 */
export function prepareDocument(options: StreamOptions): Promise<PreparedDocument> {
  const { element, nonce, budgetMs } = options;
  return new Promise((resolve, reject) => {
    const state = { failed: false, aborted: false, allReady: false };
    const timer = setTimeout(() => stream.abort(new Error(`not rendered within ${budgetMs} ms`)), budgetMs);
    const stream = renderToPipeableStream(element, {
      nonce,
      // Whatever is ready is sent in its place, however large: pages must be readable without scripts.
      progressiveChunkSize: Infinity,
      onAllReady() {
        state.allReady = true;
        clearTimeout(timer);
      },
      onShellReady() {
        // Slots whose data is ready finish within this turn of the event loop.
        setImmediate(() => resolve({ send, discard: () => abort('rendered again') }));
      },
      onShellError(error) {
        clearTimeout(timer);
        options.onEnd();
        reject(error);
      },
      onError(error, { componentStack }) {
        if (state.aborted) return;
        state.failed = true;
        options.onError(error, componentStack ?? '');
      },
    });

    function abort(reason: string): void {
      if (state.aborted) return;
      state.aborted = true;
      clearTimeout(timer);
      stream.abort(new Error(reason));
      options.onEnd();
    }

    function send(): StreamedDocument {
      const inOrder = state.allReady;
      return streamDocument(stream, options, {
        isCacheable: () => inOrder && !state.failed,
        onClose: () => abort('the visitor left, or has received everything'),
      });
    }
  });
}

interface Sending {
  /** Asked when rendering has ended. */
  readonly isCacheable: () => boolean;
  /** The response has been sent, or the visitor has left. */
  readonly onClose: () => void;
}

/** Sends head, markup and tail, and collects the document for the page cache. */
function streamDocument(
  stream: PipeableStream,
  { head, nonce }: StreamOptions,
  { isCacheable, onClose }: Sending,
): StreamedDocument {
  const body = new PassThrough();
  const markup = new PassThrough();
  const chunks: Buffer[] = [];
  markup.on('data', (chunk: Buffer) => chunks.push(chunk));
  const cacheable = new Promise<Buffer | undefined>((resolve) => {
    markup.on('end', () => {
      body.end(documentTail);
      const whole = () => Buffer.concat([Buffer.from(head), ...chunks, Buffer.from(documentTail)]);
      resolve(isCacheable() ? whole() : undefined);
    });
    body.on('close', () => {
      onClose();
      resolve(undefined);
    });
  });
  body.write(head);
  markup.pipe(body, { end: false });
  stream.pipe(markup);
  return { nonce, body, cacheable };
}
