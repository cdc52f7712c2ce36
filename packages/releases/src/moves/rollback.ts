import type { Channel } from '../store/channel';
import { ReleaseError } from '../store/errors';
import type { ReleaseStore } from '../store/release-store';
import { assertNotFrozen, changeRemote, type ChannelMove, type MoveOptions } from './change-channel';

/** How much of the history is read first; most rollbacks go back by one version. */
const firstHistoryLimit = 16;

/**
 * Rolls a remote back to its previous stable version, or to a given one; a canary of it ends. Possible on a frozen
 * channel too, unless the given version has never been stable there.
 * @throws ReleaseError `not-found` when there is no previous version
 */
export function rollback(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions & { readonly to?: string },
): Promise<ChannelMove> {
  return changeRemote(store, remote, options, async (current) => {
    const { to, channel } = options;
    const history: RemoteHistory = { store, channel, remote, revision: current.revision };
    if (to) {
      await store.readRelease(remote, to);
      const isFrozen = current.frozen ?? current.remotes[remote]?.frozen;
      if (isFrozen && !(await newestInHistory(history, (stable) => stable === to)))
        assertNotFrozen(current, remote, options);
      return { stable: to };
    }
    const previous = await previousVersion(history, current);
    if (previous) return { stable: previous };
    throw new ReleaseError(
      'not-found',
      `${remote} has no previous version on channel "${channel}". Name one: \`release rollback ${remote} --to <version>\`.`,
    );
  });
}

interface RemoteHistory {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly remote: string;
  /** The channel's current revision. */
  readonly revision: number;
}

/** The newest version that was stable before the current one and is still in the store. */
async function previousVersion(history: RemoteHistory, current: Channel): Promise<string | undefined> {
  const { store, remote } = history;
  const live = current.remotes[remote]?.stable;
  const pruned = new Set<string>();
  for (;;) {
    const matches = (stable: string) => stable !== live && !pruned.has(stable);
    const version = await newestInHistory(history, matches);
    if (!version || (await isStored(store, remote, version))) return version;
    pruned.add(version);
  }
}

async function isStored(store: ReleaseStore, remote: string, version: string): Promise<boolean> {
  try {
    await store.readRelease(remote, version);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'not-found') return false;
    throw error;
  }
}

/** The newest matching version that was stable on a channel. Reads more of the history only when it has to. */
async function newestInHistory(
  { store, channel, remote, revision }: RemoteHistory,
  matches: (stable: string) => boolean,
): Promise<string | undefined> {
  for (let limit = firstHistoryLimit; ; limit *= 8) {
    const history = await store.history(channel, Math.min(limit, revision));
    const versions = history.map(({ remotes }) => remotes[remote]?.stable);
    const found = versions.find((stable) => stable !== undefined && matches(stable));
    if (found !== undefined || limit >= revision) return found;
  }
}
