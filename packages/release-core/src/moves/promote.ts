import type { ReleaseStore } from '../store/release-store';
import { changeRemote, type ChannelMove, type MoveOptions } from './change-channel';
import { effectOf, versionState } from './rules/rules';

/** Makes a published version of a remote the stable one, for all visitors. Ends the canary of that remote. */
export function promote(
  store: ReleaseStore,
  remote: string,
  version: string,
  options: MoveOptions,
): Promise<ChannelMove> {
  return changeRemote(store, remote, options, async (current) => {
    await store.readRelease(remote, version);
    const { channel } = options;
    const state = versionState([current], remote, version);
    return {
      versions: { stable: version },
      effect: effectOf('promote', { channel, remote, version, state }),
    };
  });
}
