import type { ReleaseSet } from '@kaadu/federation/server';
import { pagePartsOf, type PageParts } from '@kaadu/release-host';
import { slotNames, slots, statusPages } from '@kaadu/contracts';
import { routeOf } from '../../worker-protocol/route-of';

/** Placeholder for a document whose failures are not counted, such as a preview. */
export const noParts: PageParts = { id: '0'.repeat(12), versions: [] };

/** Cached by release set and the page's remote, so that they can be counted by identity. */
const known = new WeakMap<ReleaseSet, Map<string, PageParts>>();

const remotesWithSlots: readonly string[] = slotNames.map((name) => slots[name].remote);

/** Returns the remote versions of a document that is rendered with a set: those with a slot, and that of its page. */
export function partsOf(set: ReleaseSet, url: Pick<URL, 'pathname'>): PageParts {
  const page = routeOf(set.routes, url)?.remote ?? statusPages.notFound.remote;
  const ofSet = known.get(set) ?? new Map<string, PageParts>();
  known.set(set, ofSet);
  const parts = ofSet.get(page) ?? createParts(set, [...remotesWithSlots, page]);
  ofSet.set(page, parts);
  return parts;
}

function createParts({ remotes }: ReleaseSet, involved: readonly string[]): PageParts {
  const shown = [...remotes].filter(([remote]) => involved.includes(remote));
  return pagePartsOf(new Map(shown.map(([remote, { release }]) => [remote, release.version])));
}
