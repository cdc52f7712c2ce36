import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import type { BlockedVersions } from '../admission/blocked-versions';
import type { ReleaseSet } from './release-set';

/**
 * For each remote the last good version other than the live one, loaded and ready. A page whose remote throws is
 * rendered again with it, and it goes live when the live version is blocked.
 */
export class FallbackVersions {
  readonly #blocked: Pick<BlockedVersions, 'has'>;
  readonly #versions = new Map<RemoteName, LoadedRemote>();

  constructor(blocked: Pick<BlockedVersions, 'has'>) {
    this.#blocked = blocked;
  }

  get(name: RemoteName): LoadedRemote | undefined {
    return this.#versions.get(name);
  }

  set(name: RemoteName, remote: LoadedRemote): void {
    this.#versions.set(name, remote);
  }

  get all(): Iterable<LoadedRemote> {
    return this.#versions.values();
  }

  /** A new set goes live: each version that it replaces becomes the fallback, unless it is blocked. */
  update(before: ReleaseSet, after: ReleaseSet): void {
    for (const name of remoteNames) {
      const [old, current] = [before.remotes.get(name), after.remotes.get(name)];
      if (old && old !== current && !this.#blocked.has(name, old.release.version))
        this.#versions.set(name, old);
      else if (this.#versions.get(name) === current) this.#versions.delete(name);
    }
  }

  /** Remotes of a set that have no fallback. */
  missingFor({ remotes }: ReleaseSet): RemoteName[] {
    return [...remotes.keys()].filter((name) => !this.#versions.has(name));
  }
}
