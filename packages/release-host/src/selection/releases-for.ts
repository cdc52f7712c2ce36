import { visitorPattern, type ChannelReleases } from '@kaadu/federation/release';
import * as z from 'zod';
import type { ReleaseSelection } from './release-selection';

/** Members of `ReleaseSelection` that are read. */
export type ReadSelection = Pick<
  ReleaseSelection,
  'live' | 'canaries' | 'setFor' | 'withoutBanned' | 'replaceFailed'
>;

/**
 * Describes the versions of a visitor for a host on another site, with their previous versions.
 * @param visitor assigns the visitor to canaries; without one the live versions are described
 */
export function releasesFor(selection: ReadSelection, visitor: string | undefined): ChannelReleases {
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

const Visitor = z.string().regex(visitorPattern).optional();

/** HTTP response without a framework. */
export interface ReleasesResponse {
  readonly status: 200 | 400;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Responds to a request of a host on another site (`releasePlugin`). The response contains only data that pages contain,
 * comes from memory, and sets no cookie, because the other host owns the visitor's id.
 * @param visitor value of the query parameter
 */
export function respondWithReleases(selection: ReadSelection, visitor: unknown): ReleasesResponse {
  const parsed = Visitor.safeParse(visitor);
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  if (!parsed.success) {
    const body = JSON.stringify({ message: 'The visitor must be 8 to 64 letters, digits, _ or -.' });
    return { status: 400, headers: { ...headers, 'cache-control': 'no-store' }, body };
  }
  const caching = parsed.data === undefined ? 'no-cache' : 'private, no-store';
  return {
    status: 200,
    headers: { ...headers, 'cache-control': caching },
    body: JSON.stringify(releasesFor(selection, parsed.data)),
  };
}
