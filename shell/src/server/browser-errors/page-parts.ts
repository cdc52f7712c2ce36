import type { ReleaseSet } from '@kaadu/federation/server';
import { createHash } from 'node:crypto';
import { slotNames, slots, statusPages } from '@kaadu/contracts';
import { routeOf } from '../../worker-protocol/route-of';

/** Remote versions of a document: those with a slot, and that of its page. */
export interface PageParts {
  /** Hash of the versions, 12 hexadecimal digits: the same versions have the same id in every process. */
  readonly id: string;
  readonly versions: readonly { readonly remote: string; readonly version: string }[];
}

/** Placeholder for a document whose failures are not counted, such as a preview. */
export const noParts: PageParts = { id: '0'.repeat(12), versions: [] };

/** Cached by release set and the page's remote, so that they can be counted by identity. */
const known = new WeakMap<ReleaseSet, Map<string, PageParts>>();

const remotesWithSlots: readonly string[] = slotNames.map((name) => slots[name].remote);

/** Returns the remote versions of a document that is rendered with a set. */
export function partsOf(set: ReleaseSet, url: Pick<URL, 'pathname'>): PageParts {
  const page = routeOf(set.routes, url)?.remote ?? statusPages.notFound.remote;
  const ofSet = known.get(set) ?? new Map<string, PageParts>();
  known.set(set, ofSet);
  const parts = ofSet.get(page) ?? createParts(set, [...remotesWithSlots, page]);
  ofSet.set(page, parts);
  return parts;
}

function createParts({ remotes }: ReleaseSet, involved: readonly string[]): PageParts {
  const versions = [...remotes]
    .filter(([remote]) => involved.includes(remote))
    .map(([remote, { release }]) => ({ remote, version: release.version }))
    .sort((a, b) => a.remote.localeCompare(b.remote));
  const id = createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 12);
  return { id, versions };
}
