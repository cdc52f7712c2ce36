import type { FastifyInstance, FastifyReply } from 'fastify';

/** An open stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  /** Calls back once, when the client disconnects or the service stops. */
  onClose(callback: () => void): void;
}

/** Proxies close connections that are silent for longer. */
const heartbeatMs = 15_000;

const openStreams = new WeakMap<FastifyInstance, Set<() => void>>();

/** Closes all event streams when the service shuts down, which would otherwise wait for clients that never disconnect. */
export function closeStreamsOnShutdown(app: FastifyInstance): void {
  const streams = new Set<() => void>();
  openStreams.set(app, streams);
  app.addHook('preClose', async () => {
    for (const close of streams) close();
  });
}

/** Turns a reply into an event stream. A client that does not read is disconnected instead of buffering without limit. */
export function openEventStream(app: FastifyInstance, reply: FastifyReply): EventStream {
  const { raw } = reply.hijack();
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  raw.writeHead(200, headers as Record<string, string>);
  raw.write('retry: 2000\n\n');
  const write = (text: string) => {
    if (raw.writableLength > 1_000_000) raw.destroy();
    else raw.write(text);
  };
  const heartbeat = setInterval(() => write(': heartbeat\n\n'), heartbeatMs);
  const close = () => raw.destroy();
  openStreams.get(app)?.add(close);
  raw.on('close', () => {
    clearInterval(heartbeat);
    openStreams.get(app)?.delete(close);
  });
  return {
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onClose: (callback) => raw.on('close', callback),
  };
}
