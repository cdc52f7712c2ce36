import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ApprovalDecision, describeWork, type ApprovalRequest } from '../approval/approval';
import { ChannelName } from '../store/channel';
import { ReleaseError } from '../store/errors';
import { requireToken, tokenOf } from './authentication';
import { moveWithAudit } from './channel-routes';
import type { ServiceContext } from './context';
import { rolloutWithAudit } from './rollout-routes';
import { requirePermission, type Actor } from './tokens';

const Params = z.object({ channel: ChannelName });
const OneParams = Params.extend({ id: z.coerce.number().int().positive() });

/** What waits for a second person, and what that person says. */
export function registerApprovals(app: FastifyInstance, context: ServiceContext): void {
  const read = requireToken(context.tokens, { role: 'read' });
  const url = '/v1/channels/:channel/approvals';

  app.get(url, read, async (request) => context.approvals.list(Params.parse(request.params).channel));

  app.post(`${url}/:id`, { ...read, config: { rateLimit: { max: 60 } } }, async (request) => {
    const { channel, id } = OneParams.parse(request.params);
    const asked = context.approvals.find(channel, id);
    await decide(context, tokenOf(request), asked, ApprovalDecision.parse(request.body).decision);
    return { text: describeWork(asked.work) };
  });
}

/**
 * Carries out what somebody has asked for, or drops it, for the holder of a token. Who may do it alone elsewhere may approve
 * it; the history names both.
 * @throws ReleaseError as the action does, `forbidden`, `refused` or `conflict`
 */
export async function decide(
  context: ServiceContext,
  actor: Actor,
  asked: ApprovalRequest,
  decision: ApprovalDecision,
): Promise<void> {
  const { approvals, audit } = context;
  const { channel, remote, work, by, reason } = asked;
  const entry = { actor: actor.owner, action: decision, channel, remote };
  const detail = `${describeWork(work)}, asked for by ${by}: ${reason}`;
  try {
    requirePermission(actor, 'operate', remote);
    if (decision === 'approve') {
      const expectedRevision = await approvals.assertApprovable(asked, actor);
      await carryOut(context, actor, asked, expectedRevision);
    }
    await approvals.remove(asked);
    await audit.record({ ...entry, outcome: 'done', detail });
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed', detail });
    throw error;
  }
}

async function carryOut(
  context: ServiceContext,
  actor: Actor,
  { channel, work, by, reason: asked }: ApprovalRequest,
  expectedRevision: number,
): Promise<void> {
  // The history accepts so many characters.
  const reason = `${asked.slice(0, 380)} (approved by ${actor.owner})`;
  const approved = { by };
  if ('rollout' in work)
    await rolloutWithAudit(
      context,
      actor,
      channel,
      { rollout: work.rollout, reason, expectedRevision },
      approved,
    );
  else await moveWithAudit(context, actor, channel, { move: work.move, reason, expectedRevision }, approved);
}
