import type { Channel } from './store/channel';
import { ReleaseError } from './store/errors';
import type { ReleaseStore } from './store/release-store';

export interface MoveOptions {
  readonly channel: string;
  /** Who does it, for the history. */
  readonly by: string;
  readonly reason: string;
}

export interface Moved {
  readonly remote: string;
  readonly from: string | null;
  readonly to: string;
  readonly revision: number;
}

/** Makes a published version of a remote the one that the channel serves. */
export async function promote(
  store: ReleaseStore,
  remote: string,
  version: string,
  options: MoveOptions,
): Promise<Moved> {
  await store.readRelease(remote, version);
  const current = await store.readChannel(options.channel);
  return move(store, current, remote, version, options);
}

/**
 * Puts a remote back to the version that it had before the current one, or to a named one.
 * @throws ReleaseError `not-found` when there was none
 */
export async function rollback(
  store: ReleaseStore,
  remote: string,
  options: MoveOptions & { readonly to?: string },
): Promise<Moved> {
  const current = await store.readChannel(options.channel);
  const version = options.to ?? (await previousVersion(store, current, remote, options.channel));
  await store.readRelease(remote, version);
  return move(store, current, remote, version, options);
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

async function move(
  store: ReleaseStore,
  current: Channel,
  remote: string,
  version: string,
  { channel, by, reason }: MoveOptions,
): Promise<Moved> {
  const from = current.remotes[remote]?.stable ?? null;
  if (from === version) return { remote, from, to: version, revision: current.revision };
  const remotes = { ...current.remotes, [remote]: { stable: version } };
  const moved = await store.moveChannel(channel, current.revision, { remotes, by, reason });
  return { remote, from, to: version, revision: moved.revision };
}
