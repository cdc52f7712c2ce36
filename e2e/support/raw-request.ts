import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * Sends a request like an attacker: with the path unchanged, which `fetch` would normalise, and without
 * following redirects.
 */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Writes bytes to a server and waits until it has closed the connection.
 * @returns the status line and the rest of the response
 */
export function exchange(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}
