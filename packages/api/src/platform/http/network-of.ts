import { clientNetwork } from '@kaadu/node-runtime/client-network';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, for limits: its address; of IPv6 its /64. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientNetwork(ip);
}
