import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { WorkerContext, WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { createReleaseSet, type Versions } from '../worker-protocol/site-release-set';
import type { LoadedSet } from './server-composition';

/** Release sets of versions that this worker holds, cached. */
export class LoadedSets {
  readonly #worker: Pick<WorkerContext<unknown>, 'remote' | 'onEvict'>;
  readonly #sets = new Map<string, LoadedSet>();

  constructor(worker: Pick<WorkerContext<unknown>, 'remote' | 'onEvict'>) {
    this.#worker = worker;
    worker.onEvict(({ release }) => {
      for (const [key, { versions }] of this.#sets) {
        const name = remoteNames.find((each) => each === release.name);
        if (name && versions[name] === release.version) this.#sets.delete(key);
      }
    });
  }

  /** Returns a release set. @throws Error when the worker does not hold one of the versions */
  get(versions: Versions): LoadedSet {
    const key = JSON.stringify(remoteNames.map((name) => versions[name]));
    const known = this.#sets.get(key);
    if (known) return known;
    const remotes = new Map<RemoteName, WorkerRemote>();
    for (const name of remoteNames) {
      const version = versions[name];
      if (version) remotes.set(name, this.#loaded(name, version));
    }
    const set = createReleaseSet(remotes);
    this.#sets.set(key, set);
    return set;
  }

  #loaded(name: RemoteName, version: string): WorkerRemote {
    const remote = this.#worker.remote(name, version);
    if (!remote) throw new Error(`${name}@${version} is not loaded in this worker`);
    return remote;
  }
}
