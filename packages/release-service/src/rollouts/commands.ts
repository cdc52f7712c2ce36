import {
  assertFreezeAllows,
  type MoveOptions,
  ReleaseError,
  startCanary,
  stopCanary,
} from '@kaadu/release-core';
import type { Rollout, RolloutAction } from '@kaadu/release-core/operations';
import { eventOf, type RolloutContext } from './context';

type Start = Extract<RolloutAction, { action: 'start' }>;

/** Carries out an action on a rollout. @throws ReleaseError when it is not possible */
export async function applyRolloutAction(
  context: RolloutContext,
  action: RolloutAction,
  options: MoveOptions,
): Promise<Rollout> {
  const { channel, dryRun } = options;
  if (!context.hub.channels.includes(channel))
    throw new ReleaseError('not-found', `The service does not follow channel "${channel}".`);
  const rollout =
    action.action === 'start'
      ? await start(context, action, options)
      : await changed(context, openRollout(context, channel, action.remote), action.action, options);
  if (!dryRun) await context.file.save(rollout);
  return rollout;
}

function openRollout({ file }: RolloutContext, channel: string, remote: string): Rollout {
  const rollout = file.of(channel, remote);
  if (rollout && !rollout.ended) return rollout;
  throw new ReleaseError('not-found', `${remote} has no rollout in progress on channel "${channel}".`);
}

/** Starts a rollout. A running canary of the version continues from its share, so that no visitor is moved back. */
async function start(
  context: RolloutContext,
  { remote, version, steps = context.policy.steps }: Start,
  options: MoveOptions,
): Promise<Rollout> {
  const { channel, by } = options;
  const canary = (await context.store.readChannel(channel)).remotes[remote]?.canary;
  const open = context.file.of(channel, remote);
  if (open && !open.ended && canary?.version === open.version)
    throw new ReleaseError(
      'refused',
      `A rollout of ${remote}@${open.version} is in progress. Stop it first: \`release rollout ${remote} --stop\`.`,
    );
  const percent = Math.max(steps[0] ?? 100, canary?.version === version ? canary.percent : 0);
  const { revision } = await startCanary(context.store, remote, { version, percent }, options);
  const since = new Date(context.now()).toISOString();
  return { channel, remote, version, steps, percent, since, revision, by };
}

async function changed(
  context: RolloutContext,
  rollout: Rollout,
  action: 'pause' | 'resume' | 'stop',
  options: MoveOptions,
): Promise<Rollout> {
  const event = eventOf(context, options.by, options.reason);
  switch (action) {
    case 'pause':
      if (!rollout.paused) return { ...rollout, paused: event };
      throw new ReleaseError('refused', `The rollout of ${rollout.remote} is paused already.`);
    case 'resume':
      return resumed(context, rollout, options);
    case 'stop': {
      const { revision } = await stopCanary(context.store, rollout.remote, options);
      return { ...rollout, revision, paused: undefined, ended: event };
    }
  }
}

/** Resumes a rollout from the present share of the channel, at the start of a step. */
async function resumed(context: RolloutContext, rollout: Rollout, options: MoveOptions): Promise<Rollout> {
  const { remote, version } = rollout;
  if (!rollout.paused) throw new ReleaseError('refused', `The rollout of ${remote} is not paused.`);
  const state = await context.store.readChannel(options.channel);
  const canary = state.remotes[remote]?.canary;
  if (canary?.version !== version)
    throw new ReleaseError(
      'refused',
      `${remote}@${version} is no longer the canary. Start a new rollout of it.`,
    );
  assertFreezeAllows('ship', state, remote, options);
  const since = new Date(context.now()).toISOString();
  return { ...rollout, percent: canary.percent, revision: state.revision, since, paused: undefined };
}
