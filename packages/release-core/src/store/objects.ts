/** One object of a store: a file in a folder or an object in a bucket. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Changes whenever the bytes do. */
  readonly tag: string;
}

export interface ObjectEntry {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
}

/**
 * The storage that a release store is built on. Keys are relative paths with forward slashes. Every write is atomic.
 * @throws ReleaseError `unavailable` when the storage does not respond, is full or is read-only
 */
export interface ObjectStore {
  /** Undefined when there is no such object. @throws ReleaseError `unreadable` when it is too large */
  read(key: string): Promise<StoredObject | undefined>;
  /** Creates an object. @returns false when one exists already, which is left as it is */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Replaces an object; with a tag, only if its tag is still that one. @returns false when it is not */
  replace(key: string, bytes: Uint8Array, tag?: string): Promise<boolean>;
  /** Every object whose key starts with a prefix that ends in a slash. */
  list(prefix: string): Promise<ObjectEntry[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** Temporary files of writes that were interrupted. `list` leaves them out; old ones may be removed. */
  temporaryFiles(): Promise<ObjectEntry[]>;
  /** Calls back when the object may have changed; storage without notifications never does. @returns a function that stops it */
  watch(key: string, onHint: () => void): () => void;
}
