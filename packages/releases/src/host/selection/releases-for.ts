import type { ChannelReleases } from '@kaadu/federation/release';
import type { ReleaseSelection } from './release-selection';

/** What is read of the host's choice of versions. */
export type ReadSelection<Name extends string> = Pick<
  ReleaseSelection<Name>,
  'live' | 'canaries' | 'setFor' | 'withoutBanned' | 'replaceFailed'
>;

/**
 * Describes for a host on another site which versions a visitor gets, and which to fall back to.
 * @param visitor assigns the visitor to canaries; without one the live versions are described
 */
export function releasesFor<Name extends string>(
  selection: ReadSelection<Name>,
  visitor: string | undefined,
): ChannelReleases {
  const chosen = visitor === undefined ? selection.live : selection.setFor(visitor);
  const set = selection.withoutBanned(chosen);
  const previous = selection.replaceFailed(new Set(set.remotes.keys()), set);
  const remotes = [...set.remotes].flatMap(([name, { release }]) => {
    const page = set.page[name];
    if (!page) return [];
    const before = previous?.page[name];
    const isOther = before !== undefined && before.version !== page.version;
    return [[name, { ...page, exposes: Object.keys(release.exposes), ...(isOther && { previous: before }) }]];
  });
  return { canaries: selection.canaries.size > 0, remotes: Object.fromEntries(remotes) };
}
