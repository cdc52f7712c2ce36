import { readReleasedFile, readTrustedRelease, ReleaseRefused } from '@kaadu/federation/server';
import type { Release, ReleaseSource, ReleaseTrust } from '@kaadu/federation/release';
import { LRUCache } from 'lru-cache';

export interface PublishedFilesOptions {
  readonly store: ReleaseSource;
  readonly trust: ReleaseTrust;
  /** Bytes of files that are kept in memory. */
  readonly maxBytes?: number;
}

/** A version that is refused may be signed a moment later. */
const refusedForMs = 5_000;

/**
 * Files of releases that this process has not loaded, for pages that were opened earlier. They are verified as what is
 * evaluated is, signature first, and kept: a visitor's page asks for the same few again and again.
 */
export class PublishedFiles {
  readonly #options: PublishedFilesOptions;
  readonly #releases = new LRUCache<string, { readonly release: Release | undefined }>({ max: 500 });
  readonly #files: LRUCache<string, Uint8Array>;

  constructor({ maxBytes = 32 * 1024 * 1024, ...options }: PublishedFilesOptions) {
    this.#options = { maxBytes, ...options };
    this.#files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) });
  }

  /** @returns undefined when there is no such file, or it is not what a trusted key has signed */
  async read(name: string, version: string, path: string): Promise<Uint8Array | undefined> {
    const key = `${name} ${version} ${path}`;
    const kept = this.#files.get(key);
    if (kept) return kept;
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

  /** Forgets everything: whom to trust has changed. */
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
