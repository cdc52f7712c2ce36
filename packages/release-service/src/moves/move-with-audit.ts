import {
  type ActionResult,
  applyAction,
  type MoveRequest,
  type MoveRight,
  needsApproval,
  ReleaseError,
} from '@kaadu/release-core';
import { type Actor, hasPermission, requirePermission } from '@kaadu/release-core/operations';
import type { ServiceContext } from '../context';

/** Name of the person whose request is approved. */
export interface Approved {
  readonly by: string;
}

/** Returns the scope of an actor's rights: who may freeze a whole channel may also act while it is frozen. */
export function rightOf(actor: Actor): MoveRight {
  return hasPermission(actor, 'freeze', '*') ? 'every-remote' : 'this-remote';
}

/**
 * Carries out an action for the holder of a token and records the attempt in the audit log, regardless of its outcome.
 * @param approved set when the holder approves the request of another person
 * @throws ReleaseError of the action, or `forbidden` or `awaiting-approval`
 */
export async function moveWithAudit(
  { store, audit, approvals, trust }: ServiceContext,
  actor: Actor,
  channel: string,
  { move, ...options }: MoveRequest,
  approved?: Approved,
): Promise<ActionResult> {
  const remote = 'remote' in move ? move.remote : undefined;
  const version = 'version' in move ? move.version : 'to' in move ? move.to : undefined;
  const detail = options.reason;
  const entry = { actor: actor.owner, action: move.action, channel, remote, version, detail };
  try {
    const isFreeze = move.action === 'freeze' || move.action === 'unfreeze';
    requirePermission(actor, isFreeze ? 'freeze' : 'operate', remote ?? '*');
    const right = rightOf(actor);
    const by = approved?.by ?? actor.owner;
    const apply = (dryRun: boolean | undefined) =>
      applyAction(store, move, { channel, by, right, trust, ...options, dryRun });
    if (remote !== undefined && !approved && !options.dryRun && approvals.areNeededOn(channel)) {
      // An impossible action is refused before approval is requested.
      const trial = await apply(true);
      if ('effect' in trial && needsApproval(trial.effect))
        await approvals.request({ channel, remote, work: { move }, reason: options.reason, by });
    }
    const result = await apply(options.dryRun);
    const revision = !('changed' in result) || result.changed ? result.revision : undefined;
    if (!options.dryRun) await audit.record({ ...entry, revision, outcome: 'done' });
    return result;
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed' });
    throw error;
  }
}
