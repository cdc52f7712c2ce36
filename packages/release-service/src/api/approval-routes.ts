import { ChannelName } from '@kaadu/release-core';
import { ApprovalDecision, describeWork } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { decide } from '../approvals/decide';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from '../context';

const Params = z.object({ channel: ChannelName });
const OneParams = Params.extend({ id: z.coerce.number().int().positive() });

/** Registers the routes of requests that wait for a second person, and of that person's decision. */
export function registerApprovals(app: FastifyInstance, context: ServiceContext): void {
  const read = requireToken(context.tokens, { role: 'read' });
  const url = '/v1/channels/:channel/approvals';

  app.get(url, read, async (request) => context.approvals.list(Params.parse(request.params).channel));

  app.post(`${url}/:id`, { ...read, config: { rateLimit: { max: 60 } } }, async (request) => {
    const { channel, id } = OneParams.parse(request.params);
    const approval = context.approvals.find(channel, id);
    await decide(context, tokenOf(request), approval, ApprovalDecision.parse(request.body).decision);
    return { text: describeWork(approval.work) };
  });
}
