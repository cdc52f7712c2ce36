import { isForThisMachine, namesThisMachine } from '@kaadu/http-guards';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/**
 * Refuses requests by which a page of another site would read or change what the sandbox has: those with a name that is not
 * this machine's (DNS rebinding), and those to its control API from pages of other sites. Shops' pages lead to the checkout.
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
