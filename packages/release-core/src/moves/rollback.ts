import type { ReleaseTrust } from '@kaadu/federation/release';
import type { Channel } from '../channels/channel';
import { ReleaseError } from '../errors';
import type { ReleaseStore } from '../store/release-store';
import { assertAdmitted, isAdmitted } from './admitted-release';
import { changeRemote, type ChannelMove, type MoveOptions } from './change-channel';
import { goodVersionsBefore } from './rules/good-versions';
import { effectOf, versionState } from './rules/rules';

/**
 * Rolls a remote back to its newest earlier good version, or to a given one. Ends the canary of that remote. On a frozen
 * channel only operations can.
 * @throws ReleaseError `not-found` when there is no earlier good version, `refused` when the given one is not good
 */
export function rollback(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions & { readonly to?: string },
): Promise<ChannelMove> {
  return changeRemote(store, remote, options, async (current) => {
    const { to, channel, trust } = options;
    const history = await store.history(channel, current.revision);
    if (to !== undefined) {
      await assertAdmitted(store, remote, to, trust);
      const state = versionState(history, remote, to);
      const effect = effectOf('rollback', { channel, remote, version: to, state });
      return { versions: { stable: to }, effect };
    }
    const previous = await previousGoodVersion(store, remote, history, trust);
    if (previous) return { versions: { stable: previous }, effect: 'take-back' };
    throw new ReleaseError(
      'not-found',
      `${remote} has no earlier version on channel "${channel}" that was not rolled back. Choose one with \`release versions ${remote}\` and serve it: \`release promote ${remote}@<version>\`.`,
    );
  });
}

/**
 * Returns the target of a rollback: the newest good version that is still in the store and has passed the gate.
 * @param history states of the channel, newest first
 * @param trust the site's trust list; without one, any signature counts
 */
export async function previousGoodVersion(
  store: Pick<ReleaseStore, 'readRelease'>,
  remote: string,
  history: readonly Channel[],
  trust?: ReleaseTrust,
): Promise<string | undefined> {
  for (const version of goodVersionsBefore(history.map(({ remotes }) => remotes[remote]?.stable)))
    if (await isAdmitted(store, remote, version, trust)) return version;
  return undefined;
}
