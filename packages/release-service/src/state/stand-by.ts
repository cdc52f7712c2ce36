import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Responds at an address while another replica leads: it is alive and not ready, and every request can be sent again.
 * @param lead resolves when this replica leads
 */
export async function standBy({ host, port }: Address, lead: () => Promise<void>): Promise<void> {
  const server = createServer(respond).listen(port, host);
  await once(server, 'listening');
  try {
    await lead();
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  const isAlive = request.url === '/healthz';
  const body = isAlive
    ? { status: 'standby' }
    : { error: 'unavailable', message: 'Another replica of the release service leads. Try again.' };
  // A body that is not read would keep the connection from the next request.
  request.resume();
  response
    .writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    .end(JSON.stringify(body));
}
