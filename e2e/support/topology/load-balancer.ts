import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Interval between two health checks of a process, in milliseconds. A failed one removes it. */
const checkMs = 200;
/** Headers of a single connection (RFC 9110, 7.6.1). */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

export interface LoadBalancer {
  readonly url: string;
  /** Number of forwarded requests, by port. */
  readonly passedOn: ReadonlyMap<number, number>;
  /** Waits until exactly the processes at these ports receive requests. */
  serves(...ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a reverse proxy like the one in production. It distributes requests over the processes whose
 * `/readyz` responds with 200, with keep-alive connections. It never retries, so that a lost request is
 * visible.
 * @param ports of the processes on this machine
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const healthy = new Set<number>();
  const passedOn = new Map(ports.map((port) => [port, 0]));
  const agent = new Agent({ keepAlive: true });
  const checks = ports.map((port) => keepChecking(port, healthy));
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const serving = ports.filter((port) => healthy.has(port));
    const port = serving[(turn += 1) % serving.length];
    if (port === undefined) return void outgoing.writeHead(503).end('nothing is ready');
    passedOn.set(port, (passedOn.get(port) ?? 0) + 1);
    passOn(incoming, outgoing, port, agent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    passedOn,
    async serves(...wanted) {
      const isThere = () => healthy.size === wanted.length && wanted.every((each) => healthy.has(each));
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve, checkMs / 4));
    },
    async stop() {
      for (const end of checks) end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number, agent: Agent): void {
  const { method, url: path, headers, socket } = incoming;
  const sent = { ...withoutConnection(headers), 'x-forwarded-for': socket.remoteAddress };
  const forwarded = request({ host: '127.0.0.1', port, method, path, headers: sent, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  forwarded.on('error', ({ message }) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end(message);
  });
  incoming.pipe(forwarded);
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
}

/** @returns a function that stops it */
function keepChecking(port: number, healthy: Set<number>): () => void {
  let isOver = false;
  const check = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.ok) healthy.add(port);
    else healthy.delete(port);
    if (!isOver) setTimeout(() => void check(), checkMs);
  };
  void check();
  return () => {
    isOver = true;
  };
}
