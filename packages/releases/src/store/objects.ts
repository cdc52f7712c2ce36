/** One object of a store: a file of a folder or an object of a bucket. */
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
 * What a release store needs of the place that it is kept in. Keys are relative paths with forward slashes. Every write
 * is whole or does not happen.
 * @throws ReleaseError `unavailable` when the place does not answer, is full or may not be written to
 */
export interface ObjectStore {
  /** Undefined when there is no such object. @throws ReleaseError `unreadable` when it is too large */
  read(key: string): Promise<StoredObject | undefined>;
  /** Creates an object that must not exist yet. @returns false when it does */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Writes over an object; with a tag only if it is still that one. @returns false when it is not */
  replace(key: string, bytes: Uint8Array, tag?: string): Promise<boolean>;
  /** Every object whose key begins with a prefix that ends in a slash. */
  list(prefix: string): Promise<ObjectEntry[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** What writes that were interrupted have left behind; it is in no listing and may be removed once it is old. */
  litter(): Promise<ObjectEntry[]>;
  /** Calls back when the object may have changed; may never do so. Returns a function that stops it. */
  watch(key: string, onHint: () => void): () => void;
}
