import { serveWorker } from '@kaadu/federation/render-workers/worker';

/** Sizes of a page and its messages, without rendering. */
export interface TransferTask {
  readonly input: { readonly versions: Readonly<Record<string, string>>; readonly url: string };
  readonly progress: { readonly kind: 'document'; readonly status: number; readonly isLive: boolean };
  readonly result: { readonly parts: readonly unknown[] };
}

/** Chunk size of React's markup, in bytes. */
const pieceBytes = 2048;

/** Part of a report, as sent by renderers. */
const part = { remote: 'header', version: '1.0.0', failed: false, late: false, ms: 1.5, busyMs: 1.5 };

/** Sends as many bytes and messages per call as a page has, and renders nothing. */
serveWorker<{ send: TransferTask }, { readonly bytes: number }>({
  shared: {},
  isOutside: () => false,
  createTasks({ data }) {
    const piece = Buffer.alloc(pieceBytes, 'page ');
    return {
      async send(_input, { progress, output }) {
        progress({ kind: 'document', status: 200, isLive: false });
        for (let left = data.bytes; left > 0; left -= pieceBytes)
          output.write(piece.subarray(0, Math.min(left, pieceBytes)));
        await new Promise<void>((resolve) => output.end(resolve));
        return { parts: [part, part, part, part] };
      },
    };
  },
});
