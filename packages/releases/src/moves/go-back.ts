import { ReleaseError } from '../store/errors';
import type { Channel } from '../store/channel';
import type { ReleaseStore } from '../store/release-store';
import { changeRemote, type Moved, type MoveOptions } from './change-channel';

/**
 * Puts a remote back to the version that it had before the current one, or to a named one; a canary of it ends.
 * Possible on a frozen channel too.
 * @throws ReleaseError `not-found` when there was none
 */
export function rollback(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions & { readonly to?: string },
): Promise<Moved> {
  return changeRemote(store, remote, options, async (current) => {
    const version = options.to ?? (await previousVersion(store, current, remote, options.channel));
    await store.readRelease(remote, version);
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

async function previousVersion(
  store: ReleaseStore,
  current: Channel,
  remote: string,
  channel: string,
): Promise<string> {
  const live = current.remotes[remote]?.stable;
  const history = await store.history(channel, current.revision);
  const previous = history
    .map(({ remotes }) => remotes[remote]?.stable)
    .find((version) => version && version !== live);
  if (previous) return previous;
  throw new ReleaseError(
    'not-found',
    `${remote} has had no other version on channel "${channel}". Name one: \`release rollback ${remote} --to <version>\`.`,
  );
}
