import type { Release, ReleaseSource, SignedRelease } from '@kaadu/federation/release';
import type { Channel, ChannelChange } from '../channels/channel';
import type { Publication, PublicationNote } from './publication';

/** Reads one file of a release that is being published. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

export type AddResult = 'added' | 'already-there' | 'signed-again';

/** Unusable version whose publication was started but not completed. */
export interface IncompletePublication {
  readonly remote: string;
  readonly version: string;
  /** Time of the last write to one of its files, in milliseconds since the epoch. */
  readonly writtenAt: number;
}

/** Callbacks about changes of a channel. */
export interface ChannelListener {
  /** Called when the channel may have changed. @param revision newest revision, if the hint names it; not trusted */
  onHint(revision?: number): void;
  /** Called when every change begins to be pushed, or no longer is. */
  onPush(isPushed: boolean): void;
}

/** Storage of releases and channels: a folder, or a bucket with conditional writes, both in the same layout. */
export interface ReleaseStore extends ReleaseSource {
  /**
   * Adds a signed release and verifies every file against it. Adding the same bytes again changes at most the signature,
   * and repairs files that were lost or damaged since.
   * @throws ReleaseError `conflict` when the version exists with different bytes, `refused` when a file does not match
   * `release.json`
   */
  add(release: SignedRelease, read: ReadFile, note: PublicationNote): Promise<AddResult>;
  /** Returns the versions of a remote, newest first. */
  versions(remote: string): Promise<string[]>;
  /** Returns the versions of a remote with publisher and time, newest first. */
  publications(remote: string): Promise<Publication[]>;
  /** Returns the remotes that have at least one version. */
  remotes(): Promise<string[]>;
  /** Returns publications that are in progress or were abandoned. */
  incompletePublications(): Promise<IncompletePublication[]>;
  /** Removes temporary files of interrupted writes that are older than an instant (milliseconds since the epoch). */
  removeTemporaryFiles(before: number): Promise<void>;
  /** Removes a version with all its files. The caller makes sure that it is not needed. */
  removeVersion(remote: string, version: string): Promise<void>;
  /** Returns the channels that have been written. */
  channels(): Promise<string[]>;
  /**
   * Returns the newest verified state of the channel; revision 0 when it has never been written. Changed files are rejected,
   * and reported by `channelFault`.
   * @throws ReleaseError `unreadable` when no state can be verified
   */
  readChannel(channel: string): Promise<Channel>;
  /**
   * Moves a channel to a new state, provided that it is still at `expectedRevision`.
   * @throws ReleaseError `conflict` when it is not
   */
  moveChannel(channel: string, expectedRevision: number, change: ChannelChange): Promise<Channel>;
  /** Returns the past states of the channel, newest first, as far back as they can be verified. */
  history(channel: string, limit?: number): Promise<Channel[]>;
  /** Returns the fault of the channel's files at the last read, with the fix. */
  channelFault(channel: string): string | undefined;
  /** Returns the first changed entry of the history, with the fix. @param limit number of newest entries; defaults to all */
  checkHistory(channel: string, limit?: number): Promise<string | undefined>;
  /** Calls back when the channel may have changed. @returns a function to stop */
  watchChannel(channel: string, listener: ChannelListener): () => void;
}

/** Formats the id of a release for messages: `header@1.0.0`. */
export function idOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
