import { createHash } from 'node:crypto';
import type { Channel } from '../channels/channel';

/** Number of buckets that the visitors of a remote are spread over; a canary of 5 % gets the first 500. */
export const buckets = 10_000;

/**
 * Returns the version of a remote for a visitor: the canary for its share of the visitors, otherwise the stable version.
 * Undefined when the remote is not live.
 *
 * A pure function: every process decides in the same way, and a visitor stays on one version. A changed percentage moves
 * only the visitors between the old and the new share.
 */
export function resolveVersion(
  { remotes }: Pick<Channel, 'remotes'>,
  remote: string,
  visitorId: string,
): string | undefined {
  const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!live?.canary) return live?.stable;
  const share = Math.round((live.canary.percent * buckets) / 100);
  return bucketOf(remote, visitorId) < share ? live.canary.version : live.stable;
}

/** Returns the bucket of a visitor for one remote, 0 to 9,999: evenly spread, and independent of other remotes. */
export function bucketOf(remote: string, visitorId: string): number {
  return createHash('sha256').update(`${remote}\0${visitorId}`).digest().readUInt32BE(0) % buckets;
}
