import type { FastifyInstance, FastifyReply } from 'fastify';

/** An open stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  /** Called once, when the client has gone or the service stops. */
  onClose(callback: () => void): void;
}

/** Proxies close connections that say nothing. */
const heartbeatMs = 15_000;

const open = new WeakMap<FastifyInstance, Set<() => void>>();

/** Ends all event streams when the service closes; without this it would wait for clients that never leave. */
export function endStreamsOnClose(app: FastifyInstance): void {
  const streams = new Set<() => void>();
  open.set(app, streams);
  app.addHook('preClose', async () => {
    for (const end of streams) end();
  });
}

/** Turns a reply into an event stream. A client that does not read is dropped rather than buffered for. */
export function openEventStream(app: FastifyInstance, reply: FastifyReply): EventStream {
  const { raw } = reply.hijack();
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  raw.writeHead(200, headers as Record<string, string>);
  raw.write('retry: 2000\n\n');
  const write = (text: string) => {
    if (raw.writableLength > 1_000_000) raw.destroy();
    else raw.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  const end = () => raw.destroy();
  open.get(app)?.add(end);
  raw.on('close', () => {
    clearInterval(heartbeat);
    open.get(app)?.delete(end);
  });
  return {
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onClose: (callback) => raw.on('close', callback),
  };
}
