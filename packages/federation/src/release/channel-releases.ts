import * as z from 'zod/mini';
import { PageRemote } from './page-release';

/** Live version of a remote for one visitor, with its previous version. */
export const FollowedRemote = z.extend(PageRemote, {
  /** Names of the exposes, such as `./header`. */
  exposes: z.array(z.string()),
  /** Version to load when this one fails; absent if there is none. */
  previous: z.optional(PageRemote),
});
export type FollowedRemote = z.infer<typeof FollowedRemote>;

/**
 * Releases that a channel serves to one visitor, for hosts on other sites. Entries are absolute, or relative
 * to the URL of this document.
 */
export const ChannelReleases = z.object({
  /** Whether some visitors get a canary. A host then identifies its visitor, who stays on one version. */
  canaries: z.boolean(),
  remotes: z.record(z.string(), FollowedRemote),
});
export type ChannelReleases = z.infer<typeof ChannelReleases>;

/** Pattern of the visitor id by which canaries are assigned. */
export const visitorPattern = /^[\w-]{8,64}$/;

/**
 * Returns the path of `ChannelReleases` on the host that follows the channel. The query may contain a
 * `visitor`.
 */
export function channelReleasesPath(channel: string): string {
  return `/channels/${channel}/releases.json`;
}
