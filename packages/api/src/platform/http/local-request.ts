import { isForThisMachine } from '@kaadu/http-guards';
import type { FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Headers that mark a request as forwarded by a reverse proxy. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * Returns whether a program on this machine sent a request for itself, to this machine by name. The socket's
 * address decides and cannot be forged. Headers can only make a request count as foreign, for example that of
 * a browser whose page has another host name.
 */
export function isLocalRequest({ raw: { socket, headers } }: Pick<FastifyRequest, 'raw'>): boolean {
  const address = socket.remoteAddress ?? '';
  if (forwarding.some((name) => headers[name] !== undefined) || !isForThisMachine(headers)) return false;
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
