import type { Token } from '@kaadu/release-core/operations';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Open stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  /** Calls back once, when the client disconnects or the service stops. */
  onClose(callback: () => void): void;
}

/** Returns the number of open event streams. */
export function openStreamsOf(app: FastifyInstance): number {
  return openStreams.get(app)?.size ?? 0;
}

/** Interval of heartbeats, in milliseconds. Proxies close connections that are silent for longer. */
const heartbeatMs = 15_000;

/** Interval at which open streams are checked against the current tokens, in milliseconds. */
const defaultCheckMs = 1000;

/** Whether the user of a stream may still read it, by the currently valid tokens. */
type StillAllowed = (tokens: readonly Token[]) => boolean;

interface OpenStream {
  readonly stillAllowed: StillAllowed;
  readonly close: () => void;
}

const openStreams = new WeakMap<FastifyInstance, Set<OpenStream>>();

export interface SupervisionOptions {
  readonly tokens: () => Promise<Token[]>;
  readonly onError: (error: unknown) => void;
  readonly checkMs?: number | undefined;
}

/**
 * Closes event streams whose token was revoked or whose session has ended, in any process. Closes all of them when
 * the service shuts down, which would otherwise wait for clients that never disconnect.
 */
export function superviseStreams(app: FastifyInstance, options: SupervisionOptions): void {
  const { tokens, onError, checkMs = defaultCheckMs } = options;
  const streams = new Set<OpenStream>();
  openStreams.set(app, streams);
  const closeUnless = (stillAllowed: (stream: OpenStream) => boolean) => {
    for (const stream of streams) if (!stillAllowed(stream)) stream.close();
  };
  const check = async () => {
    if (streams.size === 0) return;
    try {
      const valid = await tokens();
      closeUnless(({ stillAllowed }) => stillAllowed(valid));
    } catch (error) {
      // Without readable tokens no stream is permitted; clients reconnect once they can be read.
      onError(error);
      closeUnless(() => false);
    }
  };
  const timer = setInterval(() => void check(), checkMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    closeUnless(() => false);
  });
}

/**
 * Turns a reply into an event stream. Disconnects a client that does not read instead of buffering without limit, which
 * `better-sse` does not do.
 */
export function openEventStream(
  app: FastifyInstance,
  reply: FastifyReply,
  stillAllowed: StillAllowed,
): EventStream {
  const { raw } = reply.hijack();
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  raw.writeHead(200, headers as Record<string, string>);
  raw.write('retry: 2000\n\n');
  const write = (text: string) => {
    if (raw.writableLength > 1_000_000) raw.destroy();
    else raw.write(text);
  };
  const heartbeat = setInterval(() => write(': heartbeat\n\n'), heartbeatMs);
  const stream: OpenStream = { stillAllowed, close: () => raw.destroy() };
  openStreams.get(app)?.add(stream);
  raw.on('close', () => {
    clearInterval(heartbeat);
    openStreams.get(app)?.delete(stream);
  });
  return {
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onClose: (callback) => raw.on('close', callback),
  };
}
