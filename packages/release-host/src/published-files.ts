import { readReleasedFile, readTrustedRelease, ReleaseRefused } from '@kaadu/federation/server';
import type { Release, ReleaseSource, ReleaseTrust } from '@kaadu/federation/release';
import { LRUCache } from 'lru-cache';

export interface PublishedFilesOptions {
  readonly store: ReleaseSource;
  readonly trust: ReleaseTrust;
  /** Maximum size of the files in memory, in bytes. */
  readonly maxBytes?: number;
}

/** Milliseconds until a refused version is verified again, because it may have been signed in the meantime. */
const refusedForMs = 5_000;

/**
 * Serves files of releases that this process has not loaded, for pages that were opened earlier. They are verified like
 * evaluated code, signature first, and cached, because visitors request the same few repeatedly.
 */
export class PublishedFiles {
  readonly #options: PublishedFilesOptions;
  readonly #releases = new LRUCache<string, { readonly release: Release | undefined }>({ max: 500 });
  readonly #files: LRUCache<string, Uint8Array>;

  constructor({ maxBytes = 32 * 1024 * 1024, ...options }: PublishedFilesOptions) {
    this.#options = { maxBytes, ...options };
    this.#files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) });
  }

  /** Reads a file. @returns undefined when it is missing or not signed by a trusted key */
  async read(name: string, version: string, path: string): Promise<Uint8Array | undefined> {
    const key = `${name} ${version} ${path}`;
    const cached = this.#files.get(key);
    if (cached) return cached;
    const release = await this.#readRelease(name, version);
    if (!release?.files[path]) return undefined;
    try {
      const bytes = await readReleasedFile(this.#options.store, release, path);
      this.#files.set(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof ReleaseRefused) return undefined;
      throw error;
    }
  }

  /** Empties the cache after a change of the trust list. */
  clear(): void {
    this.#releases.clear();
    this.#files.clear();
  }

  async #readRelease(name: string, version: string): Promise<Release | undefined> {
    const key = `${name} ${version}`;
    const known = this.#releases.get(key);
    if (known) return known.release;
    const { store, trust } = this.#options;
    const release = await readTrustedRelease(store, trust, name, version).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return undefined;
      throw error;
    });
    this.#releases.set(key, { release }, release ? {} : { ttl: refusedForMs });
    return release;
  }
}
