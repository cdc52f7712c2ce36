import type { ReleaseStore } from '../store/release-store';
import { assertNotFrozen, changeRemote, type ChannelMove, type MoveOptions } from './change-channel';

/** Makes a published version of a remote the stable one, for all visitors. Ends the canary of that remote. */
export function promote(
  store: ReleaseStore,
  remote: string,
  version: string,
  options: MoveOptions,
): Promise<ChannelMove> {
  return changeRemote(store, remote, options, async (current) => {
    await store.readRelease(remote, version);
    if (current.remotes[remote]?.stable !== version) assertNotFrozen(current, remote, options);
    return { stable: version };
  });
}
