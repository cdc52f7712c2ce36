import { createServer, request, type Server } from 'node:http';

/** A way to a server that can be closed and opened again, as a server that dies and comes back. */
export interface Gate {
  readonly url: string;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Passes everything on to a server on this machine. */
export function createGate(port: number, targetPort: number): Gate {
  let server: Server | undefined;
  return {
    url: `http://localhost:${port}`,
    async open() {
      const opening = createServer((incoming, outgoing) => {
        const { method, url, headers } = incoming;
        const passed = request(
          { host: '127.0.0.1', port: targetPort, method, path: url, headers },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          },
        );
        passed.on('error', () => outgoing.destroy());
        incoming.pipe(passed);
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
