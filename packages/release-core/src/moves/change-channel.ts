import type { ReleaseTrust } from '@kaadu/federation/release';
import type { Channel, ChannelChange, ChannelRemote } from '../channels/channel';
import { ReleaseError } from '../errors';
import type { ReleaseStore } from '../store/release-store';
import { assertMayServe } from '../development/development-versions';
import { newlyLiveVersions } from './newly-live-versions';
import { assertFreezeAllows, type Effect, type MoveRight } from './rules/rules';

export interface MoveOptions {
  readonly channel: string;
  /** Author of the change, for the history. */
  readonly by: string;
  readonly reason: string;
  /** Reports what would happen without changing anything. */
  readonly dryRun?: boolean;
  /** Revision that the decision was based on. The change is refused when the channel is at a later one. */
  readonly expectedRevision?: number;
  /** Scope of the caller's rights; by default every remote, as on the store itself. */
  readonly right?: MoveRight;
  /** The site's trust list: versions that it does not accept are not served. By default any signature counts. */
  readonly trust?: ReleaseTrust | undefined;
}

/** Change of the versions of one remote on a channel. */
export interface ChannelMove {
  readonly channel: string;
  readonly remote: string;
  readonly before: ChannelRemote | null;
  readonly after: ChannelRemote | null;
  readonly effect: Effect;
  /** Revision of the channel afterwards; unchanged when there was nothing to change. */
  readonly revision: number;
  readonly changed: boolean;
  readonly dryRun: boolean;
}

/** Versions of a remote without its freeze, which a change of versions preserves. */
export type RemoteVersions = Omit<ChannelRemote, 'frozen'>;

/** Next versions of a remote, and their effect on visitors. */
export interface PlannedMove {
  readonly versions: RemoteVersions;
  readonly effect: Effect;
}

/**
 * Changes the versions of one remote on a channel.
 * @throws ReleaseError `conflict` on a concurrent change of the channel, `frozen` when a freeze forbids the change,
 *   `refused` for work in progress
 */
export async function changeRemote(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions,
  plan: (current: Channel) => PlannedMove | Promise<PlannedMove>,
): Promise<ChannelMove> {
  const current = await readExpectedChannel(store, options);
  const before = current.remotes[remote] ?? null;
  const { versions, effect } = await plan(current);
  const after = { ...versions, frozen: before?.frozen };
  const move = { channel: options.channel, remote, before, after, dryRun: Boolean(options.dryRun) };
  if (sameVersions(before, after))
    return { ...move, effect: 'none', revision: current.revision, changed: false };
  assertFreezeAllows(effect, current, remote, options);
  const next = { ...current, remotes: { ...current.remotes, [remote]: after } };
  for (const { version } of newlyLiveVersions(current, next))
    assertMayServe(options.channel, remote, version);
  const revision = await commitChannel(store, current, next, options);
  return { ...move, effect, revision, changed: true };
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

function sameVersions(before: ChannelRemote | null, after: ChannelRemote | null): boolean {
  return (
    before?.stable === after?.stable &&
    before?.canary?.version === after?.canary?.version &&
    before?.canary?.percent === after?.canary?.percent
  );
}
