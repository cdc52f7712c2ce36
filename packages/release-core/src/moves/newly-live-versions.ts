import type { Channel } from '../channels/channel';

/** Returns the versions that a channel serves in its new state but not in the previous one. */
export function newlyLiveVersions(
  before: Pick<Channel, 'remotes'> | undefined,
  after: Pick<Channel, 'remotes'>,
): { readonly remote: string; readonly version: string }[] {
  return Object.entries(after.remotes).flatMap(([remote, { stable, canary }]) => {
    const known = before?.remotes[remote];
    return [stable, canary?.version]
      .filter((version) => version !== undefined)
      .filter((version) => version !== known?.stable && version !== known?.canary?.version)
      .map((version) => ({ remote, version }));
  });
}
