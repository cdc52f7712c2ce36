import { createServer, request, type Server } from 'node:http';

/** A proxy that can be closed and opened again, to simulate a server that crashes and restarts. */
export interface Proxy {
  readonly url: string;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Forwards every request to a server on this machine. */
export function createProxy(port: number, targetPort: number): Proxy {
  let server: Server | undefined;
  return {
    url: `http://localhost:${port}`,
    async open() {
      const opening = createServer((incoming, outgoing) => {
        const { method, url, headers } = incoming;
        const forwarded = request(
          { host: '127.0.0.1', port: targetPort, method, path: url, headers },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          },
        );
        forwarded.on('error', () => outgoing.destroy());
        incoming.pipe(forwarded);
      });
      server = opening;
      await new Promise<void>((resolve, reject) => {
        opening.once('error', reject);
        opening.listen(port, '127.0.0.1', resolve);
      });
    },
    async close() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      closing.closeAllConnections();
      await new Promise((resolve) => closing.close(resolve));
    },
  };
}
