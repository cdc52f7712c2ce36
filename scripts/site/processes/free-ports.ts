import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Finds ports that are free at the moment. They differ from each other, which those of several calls need not: a port that
 * was found may be found again as long as nothing listens on it.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Finds one port that is free at the moment. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
