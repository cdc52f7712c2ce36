import type { Channel, ChannelChange, ChannelRemote } from '../store/channel';
import { ReleaseError } from '../store/errors';
import type { ReleaseStore } from '../store/release-store';

export interface MoveOptions {
  readonly channel: string;
  /** Who does it, for the history. */
  readonly by: string;
  readonly reason: string;
  /** Says what would happen and leaves the channel as it is. */
  readonly dryRun?: boolean;
  /** The revision that the decision was made upon: the move is refused when the channel is past it. */
  readonly expectedRevision?: number;
}

/** What became of a channel. */
export interface Moved {
  readonly channel: string;
  readonly remote: string;
  readonly before: ChannelRemote | null;
  readonly after: ChannelRemote | null;
  /** The channel's revision now; unchanged when there was nothing to do. */
  readonly revision: number;
  readonly changed: boolean;
  readonly dryRun: boolean;
}

/** The versions that a change leaves a remote with; whether it is frozen is not its business. */
export type VersionsChange = Omit<ChannelRemote, 'frozen'>;

/**
 * Changes one remote of a channel as it is now.
 * @throws ReleaseError `conflict` when somebody else moves it at the same time
 */
export async function changeRemote(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions,
  change: (current: Channel) => VersionsChange | Promise<VersionsChange>,
): Promise<Moved> {
  const current = await currentChannel(store, options);
  const before = current.remotes[remote] ?? null;
  const after = { ...(await change(current)), frozen: before?.frozen };
  const moved = { channel: options.channel, remote, before, after, dryRun: Boolean(options.dryRun) };
  if (sameVersions(before, after)) return { ...moved, revision: current.revision, changed: false };
  const next = await write(
    store,
    current,
    { ...current, remotes: { ...current.remotes, [remote]: after } },
    options,
  );
  return { ...moved, revision: next, changed: true };
}

/** The channel, provided it is what the caller decided upon. */
export async function currentChannel(
  store: ReleaseStore,
  { channel, expectedRevision }: MoveOptions,
): Promise<Channel> {
  const current = await store.readChannel(channel);
  if (expectedRevision === undefined || current.revision === expectedRevision) return current;
  throw new ReleaseError(
    'conflict',
    `Channel "${channel}" is at revision ${current.revision} (${current.by}: ${current.reason}), you looked at ${expectedRevision}. Look again, then repeat the command if it still makes sense.`,
  );
}

/** Writes the next state. @returns its revision, or the one that it would have had */
export async function write(
  store: ReleaseStore,
  current: Channel,
  { remotes, frozen }: Pick<ChannelChange, 'remotes' | 'frozen'>,
  { channel, by, reason, dryRun }: MoveOptions,
): Promise<number> {
  if (dryRun) return current.revision + 1;
  const moved = await store.moveChannel(channel, current.revision, { remotes, frozen, by, reason });
  return moved.revision;
}

/** @throws ReleaseError `frozen` naming who froze the channel, or this remote of it, and why */
export function refuseFrozen(current: Channel, remote: string, { channel }: MoveOptions): void {
  const own = current.remotes[remote]?.frozen;
  const frozen = current.frozen ?? own;
  if (!frozen) return;
  const what = current.frozen ? `Channel "${channel}"` : `${remote} on channel "${channel}"`;
  const command = current.frozen ? 'release unfreeze' : `release unfreeze ${remote}`;
  throw new ReleaseError(
    'frozen',
    `${what} is frozen since ${frozen.at} by ${frozen.by}: ${frozen.reason}. Going back is possible; for anything new, \`${command}\` first.`,
  );
}

function sameVersions(before: ChannelRemote | null, after: ChannelRemote | null): boolean {
  return (
    before?.stable === after?.stable &&
    before?.canary?.version === after?.canary?.version &&
    before?.canary?.percent === after?.canary?.percent
  );
}
