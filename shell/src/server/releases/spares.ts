import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import type { Channel } from '@kaadu/releases';
import type { Admission } from './admission';
import type { ReleaseSet } from './release-set';

/**
 * For each remote the last good version beside the one that serves, loaded and ready: a page whose slot throws is
 * rendered again with it, and it serves when the present one is taken out.
 */
export class Spares {
  readonly #admission: Admission;
  readonly #spares = new Map<RemoteName, LoadedRemote>();
  /** Versions of the history that could not be had: they are not tried with every change of the channel. */
  readonly #hopeless = new Set<string>();

  constructor(admission: Admission) {
    this.#admission = admission;
  }

  get(name: RemoteName): LoadedRemote | undefined {
    return this.#spares.get(name);
  }

  get all(): Iterable<LoadedRemote> {
    return this.#spares.values();
  }

  /** A new set serves: what it replaces is spare from now on, unless it was taken out. */
  replace(before: ReleaseSet, after: ReleaseSet): void {
    for (const name of remoteNames) {
      const [old, current] = [before.remotes.get(name), after.remotes.get(name)];
      if (old && old !== current && !this.#admission.isTakenOut(name, old.release.version))
        this.#spares.set(name, old);
      else if (this.#spares.get(name) === current) this.#spares.delete(name);
    }
  }

  /** Live remotes without a spare. */
  missing({ remotes }: ReleaseSet): RemoteName[] {
    return [...remotes.keys()].filter((name) => !this.#spares.has(name));
  }

  /** Loads, for each of some remotes, the newest version of the history that can be had and is not live. */
  async find(missing: readonly RemoteName[], live: ReleaseSet, history: readonly Channel[]): Promise<void> {
    for (const name of missing) {
      const earlier = new Set(history.map(({ remotes }) => remotes[name]?.stable));
      earlier.delete(live.versions[name]);
      for (const version of earlier) {
        const id = `${name}@${version}`;
        if (!version || this.#hopeless.has(id) || this.#admission.isTakenOut(name, version)) continue;
        const loaded = await this.#admission.tryOut(name, version, 'it is no spare either');
        if (loaded) {
          this.#spares.set(name, loaded);
          break;
        }
        this.#hopeless.add(id);
      }
    }
  }
}
