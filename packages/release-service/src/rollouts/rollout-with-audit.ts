import { ReleaseError } from '@kaadu/release-core';
import {
  type Actor,
  requirePermission,
  type Rollout,
  type RolloutRequest,
} from '@kaadu/release-core/operations';
import { type Approved, rightOf } from '../moves/move-with-audit';
import type { ServiceContext } from '../context';
import { applyRolloutAction } from './commands';

/**
 * Starts, pauses, resumes or stops a rollout for the holder of a token and records the attempt in the audit log.
 * @param approved set when the holder approves the request of another person
 * @throws ReleaseError of the action, or `forbidden` or `awaiting-approval`
 */
export async function rolloutWithAudit(
  { rolloutContext, audit, approvals, trust }: ServiceContext,
  actor: Actor,
  channel: string,
  { rollout: action, ...options }: RolloutRequest,
  approved?: Approved,
): Promise<Rollout> {
  const { remote } = action;
  const version = 'version' in action ? action.version : undefined;
  const entry = {
    actor: actor.owner,
    action: `rollout-${action.action}`,
    channel,
    remote,
    version,
    detail: options.reason,
  };
  try {
    requirePermission(actor, 'operate', remote);
    const by = approved?.by ?? actor.owner;
    const apply = (dryRun: boolean | undefined) =>
      applyRolloutAction(rolloutContext, action, {
        channel,
        by,
        right: rightOf(actor),
        trust,
        ...options,
        dryRun,
      });
    const ships = action.action === 'start';
    if (ships && !approved && !options.dryRun && approvals.areNeededOn(channel)) {
      await apply(true);
      const work = { rollout: action };
      await approvals.request({ channel, remote, work, reason: options.reason, by });
    }
    const rollout = await apply(options.dryRun);
    if (!options.dryRun) {
      const revision = action.action === 'start' || action.action === 'stop' ? rollout.revision : undefined;
      await audit.record({ ...entry, version: rollout.version, revision, outcome: 'done' });
    }
    return rollout;
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed' });
    throw error;
  }
}
