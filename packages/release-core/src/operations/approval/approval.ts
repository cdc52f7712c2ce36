import { RemoteName } from '@kaadu/federation/release';
import * as z from 'zod';
import { ChannelAction } from '../../moves/channel-action';
import { RolloutAction } from '../rollout/rollout';
import { ChannelName, ChannelRemote } from '../../channels/channel';

/** Channels that need a second person for new live versions, `releases.approval` of the root `package.json`. */
export const ApprovalPolicy = z.strictObject({
  channels: z.array(ChannelName).default([]),
  /** Hours after which a request expires. */
  hours: z.number().positive().max(720).default(24),
});
export type ApprovalPolicy = z.infer<typeof ApprovalPolicy>;

export const noApprovals: ApprovalPolicy = ApprovalPolicy.parse({});

/** Action that a second person has to approve. */
export const ApprovalWork = z.union([
  z.strictObject({ move: ChannelAction }),
  z.strictObject({ rollout: RolloutAction }),
]);
export type ApprovalWork = z.infer<typeof ApprovalWork>;

/** Request to bring a version live. */
export const ApprovalRequest = z.strictObject({
  id: z.number().int().positive(),
  channel: ChannelName,
  remote: RemoteName,
  work: ApprovalWork,
  reason: z.string(),
  /** Requester. */
  by: z.string(),
  at: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** Versions of the remote at the time of the request. The request is obsolete once they change. */
  before: ChannelRemote.nullable(),
});
export type ApprovalRequest = z.infer<typeof ApprovalRequest>;

export const ApprovalDecision = z.strictObject({ decision: z.enum(['approve', 'withdraw']) });
export type ApprovalDecision = z.infer<typeof ApprovalDecision>['decision'];

/** Formats an action: `promote header@2.0.0`, `canary header@2.0.0 for 5 %`. */
export function describeWork(work: ApprovalWork): string {
  const action = 'rollout' in work ? work.rollout : work.move;
  const remote = 'remote' in action ? (action.remote ?? '') : '';
  const what = 'version' in action ? `${remote}@${action.version}` : remote;
  if ('rollout' in work) return `rollout of ${what}`;
  return 'percent' in action ? `canary ${what} for ${action.percent} %` : `${action.action} ${what}`;
}
