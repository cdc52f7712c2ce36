import { isForThisMachine } from '@kaadu/http-guards';
import type { FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Headers by which a reverse proxy says that it only passes a request on. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * Whether a program on this machine sent a request, for itself and to this machine by name. The socket's address decides,
 * which nobody can forge; headers can only make a request count as foreign, as that of a browser whose page has another name.
 */
export function isLocalRequest({ raw: { socket, headers } }: Pick<FastifyRequest, 'raw'>): boolean {
  const address = socket.remoteAddress ?? '';
  if (forwarding.some((name) => headers[name] !== undefined) || !isForThisMachine(headers)) return false;
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
