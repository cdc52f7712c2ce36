import type { Channel } from '../channels/channel';

/** Versions that a channel serves in its new state and did not serve in the one before. */
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
