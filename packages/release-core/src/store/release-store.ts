import type { Release, ReleaseSource, SignedRelease } from '@kaadu/federation/release';
import type { Channel, ChannelChange } from '../channels/channel';
import type { Publication, PublicationNote } from './publication';

/** Reads one file of a release that is being published. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

export type AddResult = 'added' | 'already-there' | 'signed-again';

/** A version whose publication was started but not completed, so that it cannot be used. */
export interface IncompletePublication {
  readonly remote: string;
  readonly version: string;
  /** When the last of its files was written, in milliseconds since the epoch. */
  readonly writtenAt: number;
}

/** Storage of releases and channels: a folder, or a bucket with conditional writes, both in the same layout. */
export interface ReleaseStore extends ReleaseSource {
  /**
   * Adds a signed release, checking every file against it. Adding the same bytes again changes nothing but the
   * signature, if that differs, and repairs files that were lost or damaged since.
   * @throws ReleaseError `conflict` when the version exists with different bytes, `refused` when a file does not match
   * `release.json`
   */
  add(release: SignedRelease, read: ReadFile, note: PublicationNote): Promise<AddResult>;
  /** Versions of a remote, newest first. */
  versions(remote: string): Promise<string[]>;
  /** Versions of a remote with who published them and when, newest first. */
  publications(remote: string): Promise<Publication[]>;
  /** Remotes that have at least one version. */
  remotes(): Promise<string[]>;
  /** Publications that are in progress or were abandoned. */
  incompletePublications(): Promise<IncompletePublication[]>;
  /** Removes temporary files of interrupted writes that are older than an instant (milliseconds since the epoch). */
  removeTemporaryFiles(before: number): Promise<void>;
  /** Removes a version with all its files. The caller makes sure that nobody needs it. */
  removeVersion(remote: string, version: string): Promise<void>;
  /** Channels that have been written. */
  channels(): Promise<string[]>;
  /**
   * The channel's newest state that can be verified; revision 0 when it has never been written. Files that were changed
   * are not believed, and reported by `channelFault`.
   * @throws ReleaseError `unreadable` when no state can be verified
   */
  readChannel(channel: string): Promise<Channel>;
  /**
   * Moves a channel to a new state, provided that it is still at `expectedRevision`.
   * @throws ReleaseError `conflict` when it is not
   */
  moveChannel(channel: string, expectedRevision: number, change: ChannelChange): Promise<Channel>;
  /** The states that the channel has had, newest first, as far back as they can be verified. */
  history(channel: string, limit?: number): Promise<Channel[]>;
  /** What was wrong with the channel's files when it was last read, with the fix. */
  channelFault(channel: string): string | undefined;
  /** The first entry of the history that was changed, with the fix. @param limit how many of the newest; default: all */
  checkHistory(channel: string, limit?: number): Promise<string | undefined>;
  /** Calls back when the channel may have changed. @returns a function that stops it */
  watchChannel(channel: string, onHint: () => void): () => void;
}

/** `header@1.0.0`, for messages. */
export function idOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
