import type { FastifyInstance } from 'fastify';
import { wholeLog } from '../../audit/whole-log';
import type { ConsoleContext } from '../console-context';
import { signedInOptions } from '../send-console';
import { AuditFilter } from './audit-filter';
import { auditPage } from './audit-page';

/** Registers the audit log of all channels. */
export function registerConsoleAudit(app: FastifyInstance, context: ConsoleContext): void {
  const { store, hub, audit } = context.service;
  app.get('/console/audit', { config: { rateLimit: { max: 120 } } }, async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return context.toSignIn(request, reply);
    const { channels } = hub;
    const states = channels.map(async (channel) => ({
      channel,
      states: await store.history(channel, Infinity),
    }));
    const data = {
      channel: context.channelOf(request),
      channels,
      remotes: await store.remotes(),
      entries: wholeLog(await audit.all(), await Promise.all(states)),
      fault: await audit.check(),
      filter: AuditFilter.parse(request.query),
    };
    return context.sendPage(reply, (page) => auditPage(data, signedInOptions(context, signedIn, page)));
  });
}
