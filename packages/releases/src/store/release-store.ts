import type { Release, ReleaseSource, SignedRelease } from '@kaadu/federation/release';
import type { Channel, ChannelChange } from './channel';
import type { Publication, PublicationNote } from './publication';

/** Gives the bytes of one file of a release that is being published. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

export type Added = 'added' | 'already-there' | 'signed-again';

/** A publication that was begun and has not come to its end, so that nobody can use the version. */
export interface Unfinished {
  readonly remote: string;
  readonly version: string;
  /** When the last of its files was written, in milliseconds since the epoch. */
  readonly writtenAt: number;
}

/** Where releases and channels are kept: a folder, or a bucket with conditional writes; both in the same layout. */
export interface ReleaseStore extends ReleaseSource {
  /**
   * Puts a signed release into the store; every file is checked against it on the way. Publishing the same bytes again
   * changes nothing but, where it differs, the signature, and mends what has been lost or damaged of it since.
   * @throws ReleaseError `conflict` when the version exists with other bytes, `refused` when a file is not what
   * `release.json` says
   */
  add(release: SignedRelease, read: ReadFile, note: PublicationNote): Promise<Added>;
  /** Versions of a remote, the newest first. */
  versions(remote: string): Promise<string[]>;
  /** Versions of a remote with who published them and when, the newest first. */
  publications(remote: string): Promise<Publication[]>;
  /** Remotes that have any version. */
  remotes(): Promise<string[]>;
  /** Publications under way or given up. */
  unfinished(): Promise<Unfinished[]>;
  /** Removes what interrupted writes have left since before an instant (milliseconds since the epoch). */
  removeLitter(before: number): Promise<void>;
  /** Removes a version with all its files. Whether anybody needs it is for the caller to know. */
  removeVersion(remote: string, version: string): Promise<void>;
  /** Channels that have been written. */
  channels(): Promise<string[]>;
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

/** `header@1.0.0`, for messages. */
export function idOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
