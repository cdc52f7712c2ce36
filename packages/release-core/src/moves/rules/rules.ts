import * as z from 'zod';
import type { Channel } from '../../channels/channel';
import { ReleaseError } from '../../errors';
import { goodVersionsBefore } from './good-versions';

/*
 * The rules of moves (ADR 101). A move has an effect on visitors, by its kind and the state of the version;
 * the effect decides who may make it on a frozen channel and whether a second person has to approve it.
 */

/**
 * Scope of a caller's rights: every remote, as operations and direct writers of the store have, or only the
 * remote that is moved, as its team has.
 */
export type MoveRight = 'every-remote' | 'this-remote';

/** State of a version of a remote on a channel. `withdrawn` was stable and has been rolled back since. */
export type VersionState = 'stable' | 'good' | 'withdrawn' | 'new';

/** Effect on visitors: more of them get another version, a version is taken back, or nothing changes. */
export const Effect = z.enum(['ship', 'take-back', 'none']);
export type Effect = z.infer<typeof Effect>;

const effects: Record<'promote' | 'rollback', Record<VersionState, Effect | 'refused'>> = {
  // The stable version ends a canary of another one.
  promote: { stable: 'take-back', good: 'ship', withdrawn: 'ship', new: 'ship' },
  rollback: { stable: 'take-back', good: 'take-back', withdrawn: 'refused', new: 'refused' },
};

const allowedWhileFrozen: Record<Effect, Record<MoveRight, boolean>> = {
  ship: { 'every-remote': false, 'this-remote': false },
  'take-back': { 'every-remote': true, 'this-remote': false },
  none: { 'every-remote': true, 'this-remote': true },
};

/** Whether a channel with approval needs a second person for an effect. Taking back a fault never waits. */
export function needsApproval(effect: Effect): boolean {
  return effect === 'ship';
}

/** Returns the state of a version. @param history states of the channel, newest first */
export function versionState(history: readonly Channel[], remote: string, version: string): VersionState {
  const stables = history.map(({ remotes }) => remotes[remote]?.stable);
  if (stables[0] === version) return 'stable';
  if (goodVersionsBefore(stables).includes(version)) return 'good';
  return stables.includes(version) ? 'withdrawn' : 'new';
}

export interface Target {
  readonly channel: string;
  readonly remote: string;
  readonly version: string;
  readonly state: VersionState;
}

/**
 * Returns the effect of making a version the stable one.
 * @throws ReleaseError `refused` for a rollback to a version that is not a good one: it is promoted instead, so
 *   that freezes and approvals apply to it
 */
export function effectOf(kind: 'promote' | 'rollback', { channel, remote, version, state }: Target): Effect {
  const effect = effects[kind][state];
  if (effect !== 'refused') return effect;
  const why =
    state === 'withdrawn'
      ? `was rolled back on channel "${channel}"`
      : `has never been the stable version on channel "${channel}"`;
  throw new ReleaseError(
    'refused',
    `${remote}@${version} ${why}, so it cannot be rolled back to. Serve it with \`release promote ${remote}@${version}\`.`,
  );
}

/**
 * Checks that a freeze does not forbid a move.
 * @param right scope of the caller's rights; by default every remote
 * @throws ReleaseError `frozen` naming the author and the reason of the freeze
 */
export function assertFreezeAllows(
  effect: Effect,
  current: Channel,
  remote: string,
  { channel, right = 'every-remote' }: { readonly channel: string; readonly right?: MoveRight },
): void {
  const frozen = current.frozen ?? current.remotes[remote]?.frozen;
  if (!frozen || allowedWhileFrozen[effect][right]) return;
  const what = current.frozen ? `Channel "${channel}"` : `${remote} on channel "${channel}"`;
  const command = current.frozen ? 'release unfreeze' : `release unfreeze ${remote}`;
  throw new ReleaseError(
    'frozen',
    `${what} has been frozen since ${frozen.at} by ${frozen.by}: ${frozen.reason}. Only operations can roll back meanwhile; for anything else, run \`${command}\` first.`,
  );
}
