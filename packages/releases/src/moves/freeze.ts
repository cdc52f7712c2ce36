import type { Channel } from '../store/channel';
import { ReleaseError } from '../store/errors';
import type { ReleaseStore } from '../store/release-store';
import { commitChannel, readExpectedChannel, type MoveOptions } from './change-channel';

/** A channel, or one remote on it, was frozen or unfrozen. */
export interface FreezeChange {
  readonly channel: string;
  /** Absent when the whole channel is meant. */
  readonly remote?: string;
  readonly frozen: boolean;
  readonly changed: boolean;
  readonly revision: number;
  readonly dryRun: boolean;
}

/** Stops new versions, of all remotes or of one, from going live on a channel until it is unfrozen. */
export function freeze(
  store: ReleaseStore,
  remote: string | undefined,
  options: MoveOptions,
): Promise<FreezeChange> {
  return setFrozen(store, remote, options, true);
}

/** Allows new versions to go live again. */
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
  const current = await readExpectedChannel(store, options);
  const change = { channel, remote, frozen, dryRun };
  const before = remote === undefined ? current.frozen : liveRemote(current, remote, channel).frozen;
  if (Boolean(before) === frozen) return { ...change, changed: false, revision: current.revision };
  const freezeEntry = frozen ? { by, reason, at: new Date().toISOString() } : undefined;
  const next =
    remote === undefined
      ? { ...current, frozen: freezeEntry }
      : withRemoteFreeze(current, remote, channel, freezeEntry);
  return { ...change, changed: true, revision: await commitChannel(store, current, next, options) };
}

function withRemoteFreeze(
  current: Channel,
  remote: string,
  channel: string,
  frozen: Channel['frozen'],
): Channel {
  const updated = { ...liveRemote(current, remote, channel), frozen };
  return { ...current, remotes: { ...current.remotes, [remote]: updated } };
}

function liveRemote({ remotes }: Channel, remote: string, channel: string) {
  const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (live) return live;
  throw new ReleaseError(
    'not-found',
    `${remote} is not live on channel "${channel}". Freeze the whole channel instead: \`release freeze --reason …\`.`,
  );
}
