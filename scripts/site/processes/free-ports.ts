import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Range of the ports. Systems give higher ones to outgoing connections and to servers that accept any (Linux:
 * from 32768), also in the moment between finding a port and listening on it.
 */
const first = 20_000;
const last = 32_767;

/** Finds free ports, all distinct. A later call may return the same ports while nothing listens on them. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
