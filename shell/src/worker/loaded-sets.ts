import { createReleaseSet, type Versions } from '@kaadu/federation/server';
import type { WorkerContext, WorkerRemote } from '@kaadu/federation/render-workers/worker';
import type { LoadedSet } from './server-composition';

/** Release sets of versions that this worker holds, cached. */
export class LoadedSets {
  readonly #worker: Pick<WorkerContext<unknown>, 'remote' | 'onEvict'>;
  readonly #sets = new Map<string, LoadedSet>();

  constructor(worker: Pick<WorkerContext<unknown>, 'remote' | 'onEvict'>) {
    this.#worker = worker;
    worker.onEvict(({ release }) => {
      for (const [key, { versions }] of this.#sets) {
        if (versions[release.name] === release.version) this.#sets.delete(key);
      }
    });
  }

  /** Returns a release set. @throws Error when the worker does not hold one of the versions */
  get(versions: Versions): LoadedSet {
    const wanted = Object.entries(versions);
    const key = JSON.stringify(wanted.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = this.#sets.get(key);
    if (known) return known;
    const remotes = new Map<string, WorkerRemote>();
    for (const [name, version] of wanted) {
      if (version) remotes.set(name, this.#loaded(name, version));
    }
    const set = createReleaseSet(remotes);
    this.#sets.set(key, set);
    return set;
  }

  #loaded(name: string, version: string): WorkerRemote {
    const remote = this.#worker.remote(name, version);
    if (!remote) throw new Error(`${name}@${version} is not loaded in this worker`);
    return remote;
  }
}
