/** Object of a store: a file in a folder or an object in a bucket. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Tag that changes whenever the bytes do. */
  readonly tag: string;
}

export interface ObjectEntry {
  readonly key: string;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly modifiedAt: number;
}

/**
 * Storage that a release store is built on. Keys are relative paths with forward slashes. Every write is atomic.
 * @throws ReleaseError `unavailable` when the storage does not respond, is full or is read-only
 */
export interface ObjectStore {
  /** Reads an object. Undefined when there is none. @throws ReleaseError `unreadable` when it is too large */
  read(key: string): Promise<StoredObject | undefined>;
  /** Creates an object. @returns false when one exists, which is left unchanged */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Replaces an object; with a tag, only if that is still its tag. @returns false when it is not */
  replace(key: string, bytes: Uint8Array, tag?: string): Promise<boolean>;
  /** Returns every object whose key starts with a prefix that ends in a slash. */
  list(prefix: string): Promise<ObjectEntry[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** Returns temporary files of interrupted writes. `list` omits them; old ones may be removed. */
  temporaryFiles(): Promise<ObjectEntry[]>;
  /** Calls back when the object may have changed; storage without notifications never does. @returns a function to stop */
  watch(key: string, onHint: () => void): () => void;
}
