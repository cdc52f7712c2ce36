import type { Channel } from '../store/channel';

/** Versions that a channel's state names and the state before did not: they begin their life there. */
export function newlyNamed(
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
