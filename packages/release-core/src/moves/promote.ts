import type { ReleaseStore } from '../store/release-store';
import { assertAdmitted } from './admitted-release';
import { changeRemote, type ChannelMove, type MoveOptions } from './change-channel';
import { effectOf, versionState } from './rules/rules';

/**
 * Makes a published version of a remote the stable one, for all visitors. Ends the canary of that remote.
 * @throws ReleaseError `not-found` when it is not published, `refused` when it has not passed the gate
 */
export function promote(
  store: ReleaseStore,
  remote: string,
  version: string,
  options: MoveOptions,
): Promise<ChannelMove> {
  return changeRemote(store, remote, options, async (current) => {
    await assertAdmitted(store, remote, version, options.trust);
    const { channel } = options;
    const state = versionState([current], remote, version);
    return {
      versions: { stable: version },
      effect: effectOf('promote', { channel, remote, version, state }),
    };
  });
}
