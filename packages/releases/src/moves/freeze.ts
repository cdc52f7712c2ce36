import type { Channel } from '../store/channel';
import { ReleaseError } from '../store/errors';
import type { ReleaseStore } from '../store/release-store';
import { currentChannel, write, type MoveOptions } from './change-channel';

/** Whether a channel, or one remote of it, is frozen now, and at which revision. */
export interface FreezeChange {
  readonly channel: string;
  /** Missing when it is about the whole channel. */
  readonly remote?: string;
  readonly frozen: boolean;
  readonly changed: boolean;
  readonly revision: number;
  readonly dryRun: boolean;
}

/** Lets nothing new go live on a channel, or nothing new of one remote, until it is unfrozen. */
export function freeze(
  store: ReleaseStore,
  remote: string | undefined,
  options: MoveOptions,
): Promise<FreezeChange> {
  return setFrozen(store, remote, options, true);
}

/** Lets new versions go live again. */
export function unfreeze(
  store: ReleaseStore,
  remote: string | undefined,
  options: MoveOptions,
): Promise<FreezeChange> {
  return setFrozen(store, remote, options, false);
}

async function setFrozen(
  store: ReleaseStore,
  remote: string | undefined,
  options: MoveOptions,
  frozen: boolean,
): Promise<FreezeChange> {
  const { channel, by, reason, dryRun = false } = options;
  const current = await currentChannel(store, options);
  const change = { channel, remote, frozen, dryRun };
  const before = remote === undefined ? current.frozen : liveRemote(current, remote, channel).frozen;
  if (Boolean(before) === frozen) return { ...change, changed: false, revision: current.revision };
  const mark = frozen ? { by, reason, at: new Date().toISOString() } : undefined;
  const next = remote === undefined ? { ...current, frozen: mark } : withMark(current, remote, channel, mark);
  return { ...change, changed: true, revision: await write(store, current, next, options) };
}

function withMark(current: Channel, remote: string, channel: string, frozen: Channel['frozen']): Channel {
  const marked = { ...liveRemote(current, remote, channel), frozen };
  return { ...current, remotes: { ...current.remotes, [remote]: marked } };
}

function liveRemote({ remotes }: Channel, remote: string, channel: string) {
  const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (live) return live;
  throw new ReleaseError(
    'not-found',
    `${remote} is not live on channel "${channel}". Freeze the whole channel instead: \`release freeze --reason …\`.`,
  );
}
