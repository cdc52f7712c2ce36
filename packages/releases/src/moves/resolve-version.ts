import { createHash } from 'node:crypto';
import type { Channel } from '../store/channel';

/** Of how many parts the visitors of a remote are; a canary of 5 % gets the first 500. */
export const buckets = 10_000;

/**
 * The version of a remote that a visitor gets: the canary for as many of them as it says, else the stable one;
 * undefined when the remote is not live.
 *
 * It depends on nothing but its arguments: every process decides alike, a visitor keeps what they got, and a changed
 * percent moves only the visitors between the old and the new share.
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

/** The part of a remote's visitors that one belongs to: 0 to 9,999, evenly spread and unlike other remotes'. */
export function bucketOf(remote: string, visitorId: string): number {
  return createHash('sha256').update(`${remote}\0${visitorId}`).digest().readUInt32BE(0) % buckets;
}
