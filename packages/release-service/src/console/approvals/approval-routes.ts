import { messageOf } from '@kaadu/federation/release';
import { parseInput, ReleaseError } from '@kaadu/release-core';
import { ApprovalDecision, describeWork } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { decide } from '../../approvals/decide';
import { FormFields, type ConsoleContext } from '../console-context';
import { pathTo } from '../pages/frame';
import { sendConsole } from '../send-console';
import { requireSameOrigin } from '../sessions/sessions';

const Decision = ApprovalDecision.extend({ id: z.coerce.number().int().positive() });

/** Registers the forms with which a second person decides. */
export function registerConsoleApprovals(app: FastifyInstance, context: ConsoleContext): void {
  app.post('/console/approvals', { config: { rateLimit: { max: 60 } } }, async (request, reply) => {
    const signedIn = await context.signedIn(request);
    if (!signedIn) return context.toSignIn(request, reply);
    const { csrf, ...form } = FormFields.parse(request.body);
    requireSameOrigin(request, signedIn.session, csrf);
    const channel = context.channelOf(request);
    try {
      const { id, decision } = parseInput(Decision, form, 'The form');
      const approval = context.service.approvals.find(channel, id);
      await decide(context.service, signedIn.actor, approval, decision);
      const done = decision === 'approve' ? 'Approved and done' : 'Withdrawn; nothing has changed';
      signedIn.session.notice = { text: `${done}: ${describeWork(approval.work)}.` };
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      reply.code(409);
      return sendConsole(context, request, reply, signedIn, { error: messageOf(error) });
    }
    return reply.redirect(pathTo('', channel), 303);
  });
}
