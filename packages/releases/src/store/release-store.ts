import type { Release, ReleaseSource } from '@kaadu/federation/release';
import type { Channel, ChannelChange } from './channel';

/** Where releases and channels are kept. A folder today; a bucket with conditional writes has the same layout. */
export interface ReleaseStore extends ReleaseSource {
  /**
   * Puts a built release (a folder with `release.json`) into the store. Publishing the same bytes again changes
   * nothing.
   * @returns whether it was new
   * @throws ReleaseError `conflict` when the version exists with other bytes
   */
  add(release: Release, folder: string): Promise<'added' | 'already-there'>;
  /** Versions of a remote, the newest first. */
  versions(remote: string): Promise<string[]>;
  /** The channel as it is now; revision 0 when nobody has written it. */
  readChannel(channel: string): Promise<Channel>;
  /**
   * Moves a channel, if nobody else has since `expectedRevision`.
   * @throws ReleaseError `conflict` when somebody has
   */
  moveChannel(channel: string, expectedRevision: number, change: ChannelChange): Promise<Channel>;
  /** Every state that the channel has had, the newest first. */
  history(channel: string, limit?: number): Promise<Channel[]>;
  /** Calls back when the channel may have moved. Returns a function that stops it. */
  watchChannel(channel: string, onHint: () => void): () => void;
}
