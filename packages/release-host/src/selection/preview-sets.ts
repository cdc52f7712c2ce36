import type { VerifiedRelease } from '@kaadu/federation/server';
import { LRUCache } from 'lru-cache';
import { createReleaseSet, type Versions } from '@kaadu/federation/server';
import type { VersionHost } from '../admission/release-host';
import type { ServedSet } from './served-set';

/** Maximum number of previewed release sets that stay loaded. */
const maxPreviews = 8;

/** Release sets that are previewed before they are live. */
export class PreviewSets {
  readonly #sets = new LRUCache<string, ServedSet>({ max: maxPreviews });
  readonly #host: Pick<VersionHost, 'loadForPreview'>;

  constructor(host: Pick<VersionHost, 'loadForPreview'>) {
    this.#host = host;
  }

  /** @throws ReleaseRefused when a version cannot be loaded */
  async open(versions: Versions): Promise<ServedSet> {
    const key = JSON.stringify(versions);
    const set = this.#sets.get(key) ?? createReleaseSet(await this.#loadAll(versions));
    this.#sets.set(key, set);
    return set;
  }

  clear(): void {
    this.#sets.clear();
  }

  get all(): Iterable<ServedSet> {
    return this.#sets.values();
  }

  async #loadAll(versions: Versions): Promise<Map<string, VerifiedRelease>> {
    const remotes = new Map<string, VerifiedRelease>();
    for (const [name, version] of Object.entries(versions)) {
      if (version) remotes.set(name, await this.#host.loadForPreview(name, version));
    }
    return remotes;
  }
}
