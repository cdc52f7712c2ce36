import { ReleaseError } from '../store/errors';
import type { Channel } from '../store/channel';
import type { ReleaseStore } from '../store/release-store';
import { changeRemote, refuseFrozen, type Moved, type MoveOptions } from './change-channel';

/**
 * Puts a remote back to the version that it had before the current one, or to a named one; a canary of it ends.
 * Possible on a frozen channel too, unless the named version has never served everybody.
 * @throws ReleaseError `not-found` when there was none
 */
export function rollback(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions & { readonly to?: string },
): Promise<Moved> {
  return changeRemote(store, remote, options, async (current) => {
    const { to, channel } = options;
    const version = to ?? (await versionBefore(store, channel, current, remote));
    if (!version) throw nothingBefore(remote, channel);
    if (to) await store.readRelease(remote, to);
    const isFrozen = current.frozen ?? current.remotes[remote]?.frozen;
    // What has never served everybody is nothing to go back to.
    if (
      to &&
      isFrozen &&
      !(await newestInHistory(store, channel, current, remote, (stable) => stable === to))
    )
      refuseFrozen(current, remote, options);
    return { stable: version };
  });
}

/** Gives everybody the stable version again. Possible on a frozen channel too. */
export function stopCanary(store: ReleaseStore, remote: string, options: MoveOptions): Promise<Moved> {
  return changeRemote(store, remote, options, ({ remotes }) => {
    const now = remotes[remote];
    if (now?.canary) return { stable: now.stable };
    throw new ReleaseError('not-found', `${remote} has no canary on channel "${options.channel}".`);
  });
}

/** The newest version that was live before the present one and is still in the store. */
async function versionBefore(
  store: ReleaseStore,
  channel: string,
  current: Channel,
  remote: string,
): Promise<string | undefined> {
  const live = current.remotes[remote]?.stable;
  const pruned = new Set<string>();
  for (;;) {
    const fits = (stable: string) => stable !== live && !pruned.has(stable);
    const version = await newestInHistory(store, channel, current, remote, fits);
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

/**
 * The newest version that a remote has had on a channel and that fits. What is looked for is mostly near: of a long
 * history only a little is read at first.
 */
async function newestInHistory(
  store: ReleaseStore,
  channel: string,
  { revision }: Channel,
  remote: string,
  fits: (stable: string) => boolean,
): Promise<string | undefined> {
  for (let limit = 16; ; limit *= 8) {
    const history = await store.history(channel, Math.min(limit, revision));
    const versions = history.map(({ remotes }) => remotes[remote]?.stable);
    const found = versions.find((stable) => stable !== undefined && fits(stable));
    if (found !== undefined || limit >= revision) return found;
  }
}

function nothingBefore(remote: string, channel: string): ReleaseError {
  return new ReleaseError(
    'not-found',
    `${remote} has had no other version on channel "${channel}". Name one: \`release rollback ${remote} --to <version>\`.`,
  );
}
