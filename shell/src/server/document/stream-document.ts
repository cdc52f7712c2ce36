import { PassThrough, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { documentTail } from './document';

export interface StreamOptions {
  readonly element: ReactNode;
  /** The document up to React's markup. */
  readonly head: string;
  readonly nonce: string;
  /** Milliseconds after which what is still waiting is left to the browser. */
  readonly budgetMs: number;
  readonly onError: (error: unknown, componentStack: string) => void;
}

export interface StreamedDocument {
  readonly nonce: string;
  readonly body: Readable;
  /** Resolves when all has been rendered: the whole text when nothing failed or came late, so that it may be kept. */
  readonly whole: Promise<string | undefined>;
}

/**
 * Streams a document: what is ready goes out in order, slots that come later follow and are put in place by React.
 * Rejects when something outside the slots' boundaries throws.
 */
export function streamDocument({
  element,
  head,
  nonce,
  budgetMs,
  onError,
}: StreamOptions): Promise<StreamedDocument> {
  return new Promise((resolve, reject) => {
    let failed = false;
    let allReady = false;
    const timer = setTimeout(() => stream.abort(new Error(`not rendered within ${budgetMs} ms`)), budgetMs);
    const stream = renderToPipeableStream(element, {
      nonce,
      // What is ready stands in its place, however large: pages must read without scripts.
      progressiveChunkSize: Infinity,
      onAllReady() {
        allReady = true;
        clearTimeout(timer);
      },
      onShellReady() {
        // Slots that are ready finish within this turn of the event loop.
        setImmediate(() => resolve(send()));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error, { componentStack }) {
        failed = true;
        onError(error, componentStack ?? '');
      },
    });

    function send(): StreamedDocument {
      const inOrder = allReady;
      const body = new PassThrough();
      const markup = new PassThrough();
      const chunks: Buffer[] = [];
      markup.on('data', (chunk: Buffer) => chunks.push(chunk));
      const whole = new Promise<string | undefined>((settle) => {
        markup.on('end', () => {
          body.end(documentTail);
          settle(
            inOrder && !failed
              ? `${head}${Buffer.concat(chunks).toString('utf8')}${documentTail}`
              : undefined,
          );
        });
        body.on('close', () => {
          clearTimeout(timer);
          stream.abort(new Error('the visitor left'));
          settle(undefined);
        });
      });
      body.write(head);
      markup.pipe(body, { end: false });
      stream.pipe(markup);
      return { nonce, body, whole };
    }
  });
}
