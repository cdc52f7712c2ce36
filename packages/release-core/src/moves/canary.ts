import { Percent } from '../channels/channel';
import { ReleaseError } from '../errors';
import type { ReleaseStore } from '../store/release-store';
import { assertAdmitted } from './admitted-release';
import { changeRemote, type ChannelMove, type MoveOptions } from './change-channel';

/**
 * Serves a version to a share of the visitors. A second call with another share widens or narrows the canary.
 * @throws ReleaseError `refused` when the share is invalid, the version has not passed the gate or there is no stable
 *   version to compare the canary with
 */
export async function startCanary(
  store: ReleaseStore,
  remote: string,
  canary: { readonly version: string; readonly percent: number },
  options: MoveOptions,
): Promise<ChannelMove> {
  const percent = Percent.safeParse(canary.percent);
  if (!percent.success) {
    throw new ReleaseError(
      'refused',
      `${canary.percent} is not a valid share of visitors: give a percentage above 0 and up to 100, such as 5 or 0.5.`,
    );
  }
  return changeRemote(store, remote, options, async (current) => {
    await assertAdmitted(store, remote, canary.version, options.trust);
    const live = current.remotes[remote];
    if (!live) {
      throw new ReleaseError(
        'refused',
        `${remote} is not live on channel "${options.channel}", so a canary has nothing to be compared with. Promote a version first.`,
      );
    }
    if (live.stable === canary.version) {
      throw new ReleaseError(
        'refused',
        `${remote}@${canary.version} is already the stable version. Name the candidate instead.`,
      );
    }
    const isNarrowed = live.canary?.version === canary.version && percent.data <= live.canary.percent;
    return {
      versions: { stable: live.stable, canary: { version: canary.version, percent: percent.data } },
      effect: isNarrowed ? 'take-back' : 'ship',
    };
  });
}

/**
 * Ends a canary: all visitors get the stable version again. On a frozen channel only operations can.
 * @throws ReleaseError `not-found` when there is no canary
 */
export function stopCanary(store: ReleaseStore, remote: string, options: MoveOptions): Promise<ChannelMove> {
  return changeRemote(store, remote, options, ({ remotes }) => {
    const live = remotes[remote];
    if (live?.canary) return { versions: { stable: live.stable }, effect: 'take-back' };
    throw new ReleaseError('not-found', `${remote} has no canary on channel "${options.channel}".`);
  });
}
