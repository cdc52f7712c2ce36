import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { VerifiedRelease } from '@kaadu/federation/server';
import { LRUCache } from 'lru-cache';
import { createReleaseSet, type Versions } from '../../../rendering/release-set';
import type { VersionHost } from '../admission/release-host';
import type { ServedSet } from './served-set';

/** How many previewed compositions stay loaded beside the live one. */
const maxPreviews = 8;

/** Compositions that somebody looks at before they are live. */
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

  async #loadAll(versions: Versions): Promise<Map<RemoteName, VerifiedRelease>> {
    const remotes = new Map<RemoteName, VerifiedRelease>();
    for (const name of remoteNames) {
      const version = versions[name];
      if (version) remotes.set(name, await this.#host.loadForPreview(name, version));
    }
    return remotes;
  }
}
