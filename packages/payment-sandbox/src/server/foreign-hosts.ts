import { isForThisMachine, namesThisMachine } from '@kaadu/http-guards';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/**
 * Rejects requests with which pages of other sites could read or change the sandbox: those with a foreign
 * host name (DNS rebinding), and those to its control API. Shops' pages may lead to the checkout.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, url }) => {
    const isControl = url.startsWith('/sandbox/');
    const isAllowed = isControl ? isForThisMachine(headers) : namesThisMachine(headers.host ?? 'localhost');
    if (!isAllowed)
      throw new Refusal(
        'The sandbox is for this machine only: ask by the name localhost.',
        'foreign_host',
        403,
      );
  });
}
