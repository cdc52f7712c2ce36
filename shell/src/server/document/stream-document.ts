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
  /** Something below a slot's boundary threw, or was given up; not called once the visitor has left. */
  readonly onError: (error: unknown, componentStack: string) => void;
  /** Nothing more will happen to it. */
  readonly onEnd: () => void;
}

export interface StreamedDocument {
  readonly nonce: string;
  readonly body: Readable;
  /** Resolves when all has been rendered: the whole text when nothing failed or came late, so that it may be kept. */
  readonly whole: Promise<string | undefined>;
}

/** A document of which all that was ready is rendered, and nothing has been sent. Either call ends this state. */
export interface PreparedDocument {
  send(): StreamedDocument;
  /** Throws away what was rendered. */
  discard(): void;
}

/**
 * Renders a document up to what has to be waited for. Once sent, what is ready goes out in order, and slots that come
 * later follow and are put in place by React. Rejects when something outside the slots' boundaries throws.
 */
export function prepareDocument(options: StreamOptions): Promise<PreparedDocument> {
  const { element, nonce, budgetMs } = options;
  return new Promise((resolve, reject) => {
    let failed = false;
    let given = false;
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
        setImmediate(() => resolve({ send, discard: () => giveUp('rendered again') }));
      },
      onShellError(error) {
        clearTimeout(timer);
        options.onEnd();
        reject(error);
      },
      onError(error, { componentStack }) {
        if (given) return;
        failed = true;
        options.onError(error, componentStack ?? '');
      },
    });

    function giveUp(reason: string): void {
      if (given) return;
      given = true;
      clearTimeout(timer);
      stream.abort(new Error(reason));
      options.onEnd();
    }

    function send(): StreamedDocument {
      const inOrder = allReady;
      const body = new PassThrough();
      const markup = new PassThrough();
      const chunks: Buffer[] = [];
      markup.on('data', (chunk: Buffer) => chunks.push(chunk));
      const whole = new Promise<string | undefined>((settle) => {
        markup.on('end', () => {
          body.end(documentTail);
          const text = `${options.head}${Buffer.concat(chunks).toString('utf8')}${documentTail}`;
          settle(inOrder && !failed ? text : undefined);
        });
        body.on('close', () => {
          giveUp('the visitor left, or has everything');
          settle(undefined);
        });
      });
      body.write(options.head);
      markup.pipe(body, { end: false });
      stream.pipe(markup);
      return { nonce, body, whole };
    }
  });
}
