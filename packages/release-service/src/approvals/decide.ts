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
 * Carries out a request, or drops it. The approver needs the same right as for the action itself; the history names both
 * people.
 * @throws ReleaseError of the action, or `forbidden`, `refused` or `conflict`
 */
export async function decide(
  context: ServiceContext,
  actor: Actor,
  approval: ApprovalRequest,
  decision: ApprovalDecision,
): Promise<void> {
  const { approvals, audit } = context;
  const { channel, remote, work, by, reason } = approval;
  const entry = { actor: actor.owner, action: decision, channel, remote };
  const detail = `${describeWork(work)}, requested by ${by}: ${reason}`;
  try {
    requirePermission(actor, 'operate', remote);
    if (decision === 'approve') {
      const expectedRevision = await approvals.assertApprovable(approval, actor);
      await carryOut(context, actor, approval, expectedRevision);
    }
    await approvals.remove(approval);
    await audit.record({ ...entry, outcome: 'done', detail });
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed', detail });
    throw error;
  }
}

async function carryOut(
  context: ServiceContext,
  actor: Actor,
  { channel, work, by, reason: requestReason }: ApprovalRequest,
  expectedRevision: number,
): Promise<void> {
  // The history limits the length of a reason.
  const reason = `${requestReason.slice(0, 380)} (approved by ${actor.owner})`;
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
