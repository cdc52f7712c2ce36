import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { LoadedRemote, RemoteHost } from '@kaadu/federation/server';
import { LRUCache } from 'lru-cache';
import { createReleaseSet, type ReleaseSet, type Versions } from './release-set';

/** How many previewed compositions stay loaded beside the live one. */
const maxPreviews = 8;

/** Compositions that somebody looks at before they are live. */
export class PreviewSets {
  readonly #sets = new LRUCache<string, ReleaseSet>({ max: maxPreviews });
  readonly #host: Pick<RemoteHost, 'load'>;

  constructor(host: Pick<RemoteHost, 'load'>) {
    this.#host = host;
  }

  /** @throws ReleaseRefused when a version cannot be loaded */
  async open(versions: Versions): Promise<ReleaseSet> {
    const key = JSON.stringify(versions);
    const set = this.#sets.get(key) ?? createReleaseSet(await this.#loadAll(versions));
    this.#sets.set(key, set);
    return set;
  }

  clear(): void {
    this.#sets.clear();
  }

  get all(): Iterable<ReleaseSet> {
    return this.#sets.values();
  }

  async #loadAll(versions: Versions): Promise<Map<RemoteName, LoadedRemote>> {
    const remotes = new Map<RemoteName, LoadedRemote>();
    for (const name of remoteNames) {
      const version = versions[name];
      if (version) remotes.set(name, await this.#host.load(name, version));
    }
    return remotes;
  }
}
