import { ChannelReleases, channelReleasesPath } from '../release/channel-releases';
import type { PageRemote } from '../release/page-release';
import { createVisitor, storedVisitor } from './visitor-id';

export interface ReleaseService {
  /** Origin of a host that follows the channel, such as `https://www.example.com`. */
  readonly service: string;
  /** Channel to follow, such as `production`. */
  readonly channel: string;
  /**
   * Id of the visitor, 8 to 64 letters and digits. Defaults to a random one, stored in this browser while
   * canaries run.
   */
  readonly visitor?: string;
  /** Timeout of the request, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Fetches the releases that the channel serves to this visitor, with absolute URLs. @throws Error when the
 * service does not respond
 */
export async function fetchReleases({ visitor, ...service }: ReleaseService): Promise<ChannelReleases> {
  const known = visitor ?? storedVisitor();
  const releases = await request(service, known);
  return releases.canaries && known === undefined ? request(service, createVisitor()) : releases;
}

async function request(
  { service, channel, timeoutMs }: Omit<ReleaseService, 'visitor'>,
  visitor: string | undefined,
): Promise<ChannelReleases> {
  const url = new URL(channelReleasesPath(channel), service);
  if (visitor !== undefined) url.searchParams.set('visitor', visitor);
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok)
    throw new Error(
      `${url.href} responded with ${response.status}. Check the service and the channel "${channel}".`,
    );
  return absolute(ChannelReleases.parse(await response.json()), url);
}

function absolute({ canaries, remotes }: ChannelReleases, base: URL): ChannelReleases {
  const resolved = <Remote extends PageRemote>(remote: Remote): Remote => ({
    ...remote,
    entry: new URL(remote.entry, base).href,
  });
  const entries = Object.entries(remotes).map(([name, { previous, ...remote }]) => [
    name,
    { ...resolved(remote), ...(previous && { previous: resolved(previous) }) },
  ]);
  return { canaries, remotes: Object.fromEntries(entries) };
}
