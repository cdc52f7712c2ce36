import type { Channel, ChannelChange, ChannelRemote } from '../channels/channel';
import { ReleaseError } from '../errors';
import type { ReleaseStore } from '../store/release-store';
import { assertMayServe } from './development-versions';
import { newlyLiveVersions } from './newly-live-versions';

export interface MoveOptions {
  readonly channel: string;
  /** Author of the change, for the history. */
  readonly by: string;
  readonly reason: string;
  /** Reports what would happen without changing anything. */
  readonly dryRun?: boolean;
  /** Revision that the decision was based on. The change is refused when the channel is at a later one. */
  readonly expectedRevision?: number;
  /** Scope of freezes by this caller: every remote, as on the store itself, or only this one. */
  readonly freezeRight?: FreezeRight;
}

export type FreezeRight = 'every-remote' | 'this-remote';

/** Change of the versions of one remote on a channel. */
export interface ChannelMove {
  readonly channel: string;
  readonly remote: string;
  readonly before: ChannelRemote | null;
  readonly after: ChannelRemote | null;
  /** Revision of the channel afterwards; unchanged when there was nothing to change. */
  readonly revision: number;
  readonly changed: boolean;
  readonly dryRun: boolean;
}

/** Versions of a remote without its freeze, which a change of versions preserves. */
export type RemoteVersions = Omit<ChannelRemote, 'frozen'>;

/**
 * Changes the versions of one remote on a channel.
 * @throws ReleaseError `conflict` on a concurrent change of the channel, `refused` for work in progress
 */
export async function changeRemote(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions,
  change: (current: Channel) => RemoteVersions | Promise<RemoteVersions>,
): Promise<ChannelMove> {
  const current = await readExpectedChannel(store, options);
  const before = current.remotes[remote] ?? null;
  const after = { ...(await change(current)), frozen: before?.frozen };
  const move = { channel: options.channel, remote, before, after, dryRun: Boolean(options.dryRun) };
  if (sameVersions(before, after)) return { ...move, revision: current.revision, changed: false };
  const next = { ...current, remotes: { ...current.remotes, [remote]: after } };
  for (const { version } of newlyLiveVersions(current, next))
    assertMayServe(options.channel, remote, version);
  const revision = await commitChannel(store, current, next, options);
  return { ...move, revision, changed: true };
}

/** Reads a channel. @throws ReleaseError `conflict` when it is not at the revision that the caller expects */
export async function readExpectedChannel(
  store: ReleaseStore,
  { channel, expectedRevision }: MoveOptions,
): Promise<Channel> {
  const current = await store.readChannel(channel);
  if (expectedRevision === undefined || current.revision === expectedRevision) return current;
  throw new ReleaseError(
    'conflict',
    `Channel "${channel}" is at revision ${current.revision} (${current.by}: ${current.reason}), but the decision was based on revision ${expectedRevision}. Check the current state, then repeat the command if it still applies.`,
  );
}

/** Writes the next state of a channel. @returns its revision; for a dry run, the one that it would get */
export async function commitChannel(
  store: ReleaseStore,
  current: Channel,
  { remotes, frozen }: Pick<ChannelChange, 'remotes' | 'frozen'>,
  { channel, by, reason, dryRun }: MoveOptions,
): Promise<number> {
  if (dryRun) return current.revision + 1;
  const written = await store.moveChannel(channel, current.revision, { remotes, frozen, by, reason });
  return written.revision;
}

/** @throws ReleaseError `frozen` naming the author and the reason of the freeze */
export function assertNotFrozen(current: Channel, remote: string, { channel }: MoveOptions): void {
  const frozen = current.frozen ?? current.remotes[remote]?.frozen;
  if (!frozen) return;
  const what = current.frozen ? `Channel "${channel}"` : `${remote} on channel "${channel}"`;
  const command = current.frozen ? 'release unfreeze' : `release unfreeze ${remote}`;
  throw new ReleaseError(
    'frozen',
    `${what} has been frozen since ${frozen.at} by ${frozen.by}: ${frozen.reason}. Rollbacks are still possible; to ship anything new, run \`${command}\` first.`,
  );
}

function sameVersions(before: ChannelRemote | null, after: ChannelRemote | null): boolean {
  return (
    before?.stable === after?.stable &&
    before?.canary?.version === after?.canary?.version &&
    before?.canary?.percent === after?.canary?.percent
  );
}
