import type { VerifiedRelease } from '@kaadu/federation/server';
import { LRUCache } from 'lru-cache';
import { createReleaseSet, type Versions } from '@kaadu/federation/server';
import type { VersionHost } from '../admission/release-host';
import type { ServedSet } from './served-set';

/** Maximum number of previewed release sets that stay loaded. */
const maxPreviews = 8;

/** Release sets that are previewed before they are live. */
export class PreviewSets<Name extends string> {
  readonly #sets = new LRUCache<string, ServedSet<Name>>({ max: maxPreviews });
  readonly #host: Pick<VersionHost, 'loadForPreview'>;
  readonly #names: readonly Name[];

  /** @param names of the site's remotes */
  constructor(host: Pick<VersionHost, 'loadForPreview'>, names: readonly Name[]) {
    this.#host = host;
    this.#names = names;
  }

  /** @throws ReleaseRefused when a version cannot be loaded */
  async open(versions: Versions): Promise<ServedSet<Name>> {
    const key = JSON.stringify(versions);
    const set = this.#sets.get(key) ?? createReleaseSet(await this.#loadAll(versions));
    this.#sets.set(key, set);
    return set;
  }

  clear(): void {
    this.#sets.clear();
  }

  get all(): Iterable<ServedSet<Name>> {
    return this.#sets.values();
  }

  async #loadAll(versions: Versions): Promise<Map<Name, VerifiedRelease>> {
    const remotes = new Map<Name, VerifiedRelease>();
    for (const name of this.#names) {
      const version = versions[name];
      if (version) remotes.set(name, await this.#host.loadForPreview(name, version));
    }
    return remotes;
  }
}
