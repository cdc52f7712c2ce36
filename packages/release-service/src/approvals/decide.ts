import { ReleaseError } from '@kaadu/release-core';
import {
  type Actor,
  type ApprovalDecision,
  type ApprovalRequest,
  describeWork,
  requirePermission,
} from '@kaadu/release-core/operations';
import { moveWithAudit } from '../moves/move-with-audit';
import { rolloutWithAudit } from '../rollouts/rollout-with-audit';
import type { ServiceContext } from '../context';

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
