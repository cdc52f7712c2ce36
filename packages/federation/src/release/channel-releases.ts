import * as z from 'zod/mini';
import { PageRemote } from './page-release';

/** A remote's live version for one visitor, with what a host falls back to. */
export const FollowedRemote = z.extend(PageRemote, {
  /** Such as `./header`. */
  exposes: z.array(z.string()),
  /** The version to load when this one fails; absent: there is none. */
  previous: z.optional(PageRemote),
});
export type FollowedRemote = z.infer<typeof FollowedRemote>;

/**
 * What a channel serves to one visitor, for hosts on other sites. Entries are relative to the address of this document,
 * or absolute.
 */
export const ChannelReleases = z.object({
  /** Some visitors get a canary: a host names its visitor, who then stays on one version. */
  canaries: z.boolean(),
  remotes: z.record(z.string(), FollowedRemote),
});
export type ChannelReleases = z.infer<typeof ChannelReleases>;

/** Pattern of the id by which canaries are assigned to a visitor. */
export const visitorPattern = /^[\w-]{8,64}$/;

/** Path of `ChannelReleases` on the host that follows the channel; the query may name a `visitor`. */
export function channelReleasesPath(channel: string): string {
  return `/channels/${channel}/releases.json`;
}
