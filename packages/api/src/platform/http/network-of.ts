import { clientNetwork } from '@kaadu/node-runtime/client-network';
import type { FastifyRequest } from 'fastify';

/** Returns the client network of a request, for limits: its IPv4 address or IPv6 /64. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientNetwork(ip);
}
