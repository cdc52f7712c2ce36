import { Percent } from '../store/channel';
import { ReleaseError } from '../store/errors';
import type { ReleaseStore } from '../store/release-store';
import { changeRemote, refuseFrozen, type Moved, type MoveOptions } from './change-channel';

/** Makes a published version of a remote the one that everybody gets; a canary of that remote ends with it. */
export function promote(
  store: ReleaseStore,
  remote: string,
  version: string,
  options: MoveOptions,
): Promise<Moved> {
  return changeRemote(store, remote, options, async (current) => {
    await store.readRelease(remote, version);
    const now = current.remotes[remote];
    if (now?.stable !== version) refuseFrozen(current, remote, options);
    return { stable: version };
  });
}

/**
 * Gives a version to some percent of the visitors; again with another percent to widen or narrow it.
 * @throws ReleaseError `refused` when there is nothing to compare it with
 */
export async function startCanary(
  store: ReleaseStore,
  remote: string,
  canary: { readonly version: string; readonly percent: number },
  options: MoveOptions,
): Promise<Moved> {
  const percent = Percent.safeParse(canary.percent);
  if (!percent.success) {
    throw new ReleaseError(
      'refused',
      `${canary.percent} is no share of visitors: give a percent above 0 and up to 100, like 5 or 0.5.`,
    );
  }
  return changeRemote(store, remote, options, async (current) => {
    await store.readRelease(remote, canary.version);
    const now = current.remotes[remote];
    if (!now) {
      throw new ReleaseError(
        'refused',
        `${remote} is not live on channel "${options.channel}", so that there is nothing beside which a canary could run. Promote a version first.`,
      );
    }
    if (now.stable === canary.version) {
      throw new ReleaseError(
        'refused',
        `${remote}@${canary.version} is what everybody gets already. Name the candidate instead.`,
      );
    }
    const narrower = now.canary?.version === canary.version && percent.data <= now.canary.percent;
    if (!narrower) refuseFrozen(current, remote, options);
    return { stable: now.stable, canary: { version: canary.version, percent: percent.data } };
  });
}
