import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';
import { ChannelName, Percent, Revision } from '../../channels/channel';
import { RolloutSteps } from './policy';

const Actor = z.string().max(200);
const Reason = z.string().trim().min(1).max(500);
const Event = z.strictObject({ at: z.iso.datetime(), by: Actor, reason: z.string() });

/** Stepwise rollout of a version to all visitors. */
export const Rollout = z.strictObject({
  channel: ChannelName,
  remote: RemoteName,
  version: Version,
  steps: RolloutSteps,
  /** Share that it set last, when, and at which revision of the channel. */
  percent: Percent,
  since: z.iso.datetime(),
  revision: Revision,
  /** Operator who started it. */
  by: Actor,
  /** Set while it is paused. */
  paused: Event.optional(),
  /** Reason why it ended; also set once it is done. */
  ended: Event.optional(),
});
export type Rollout = z.infer<typeof Rollout>;

/** Rollout with the condition that it waits for; absent when it is paused or has ended. */
export const RolloutStatus = Rollout.extend({ waitsFor: z.string().optional() });
export type RolloutStatus = z.infer<typeof RolloutStatus>;

export const RolloutAction = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('start'),
    remote: RemoteName,
    version: Version,
    /** Shares of the steps; defaults to those of the site. */
    steps: RolloutSteps.optional(),
  }),
  z.strictObject({ action: z.literal('pause'), remote: RemoteName }),
  z.strictObject({ action: z.literal('resume'), remote: RemoteName }),
  z.strictObject({ action: z.literal('stop'), remote: RemoteName }),
]);
export type RolloutAction = z.infer<typeof RolloutAction>;

export const RolloutRequest = z.strictObject({
  rollout: RolloutAction,
  reason: Reason,
  dryRun: z.boolean().optional(),
  expectedRevision: Revision.optional(),
});
export type RolloutRequest = z.infer<typeof RolloutRequest>;

/** Returns the share of the next step. */
export function nextStep({ steps, percent }: Pick<Rollout, 'steps' | 'percent'>): number {
  return steps.find((step) => step > percent) ?? 100;
}

/** Describes a rollout: `header@2.0.0 for 5 %, then 25 → 50 → 100 %`. */
export function describeRollout({
  remote,
  version,
  percent,
  steps,
  paused,
  ended,
  waitsFor,
}: RolloutStatus): string {
  const what = `${remote}@${version}`;
  if (ended) return `Rollout of ${what} has ended: ${ended.reason} (${ended.by}, ${ended.at}).`;
  const rest = steps.filter((step) => step > percent).join(' → ');
  const share = `Rollout of ${what}: ${percent} % of visitors, then ${rest} %.`;
  if (paused) return `${share} Paused by ${paused.by}: ${paused.reason}.`;
  return waitsFor === undefined ? share : `${share} Waits for ${waitsFor}.`;
}
