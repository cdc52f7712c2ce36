import type { VerifiedRelease } from '@kaadu/federation/server';
import type { BlockedVersions } from '../admission/blocked-versions';
import type { ServedSet } from './served-set';

/**
 * Last good version of each remote other than the live one, loaded in advance. A page whose remote throws is rendered
 * again with it, and it goes live when the live version is blocked.
 */
export class PreviousVersions {
  readonly #blocked: Pick<BlockedVersions, 'has'>;
  readonly #versions = new Map<string, VerifiedRelease>();
  /** Versions that an earlier one has replaced. They stay loaded, because they may be promoted again, but never serve. */
  readonly #rolledBack = new Map<string, VerifiedRelease>();

  constructor(blocked: Pick<BlockedVersions, 'has'>) {
    this.#blocked = blocked;
  }

  get(name: string): VerifiedRelease | undefined {
    const previous = this.#versions.get(name);
    return previous && !this.#blocked.has(name, previous.release.version) ? previous : undefined;
  }

  set(name: string, remote: VerifiedRelease): void {
    this.#versions.set(name, remote);
  }

  /** Versions that have to stay loaded. */
  get all(): VerifiedRelease[] {
    return [...this.#versions.values(), ...this.#rolledBack.values()];
  }

  /** Records a new live set: each replaced version becomes the previous version, unless it is blocked or rolled back. */
  update(before: ServedSet, after: ServedSet): void {
    for (const name of new Set([...before.remotes.keys(), ...after.remotes.keys()])) {
      const [old, current] = [before.remotes.get(name), after.remotes.get(name)];
      if (old === current) continue;
      const isRollback = current !== undefined && this.#versions.get(name) === current;
      if (isRollback) this.#versions.delete(name);
      if (this.#rolledBack.get(name) === current) this.#rolledBack.delete(name);
      if (!old || this.#blocked.has(name, old.release.version)) continue;
      (isRollback ? this.#rolledBack : this.#versions).set(name, old);
    }
  }

  /** Forgets a version that must no longer be loaded. */
  delete(name: string, version: string): void {
    for (const versions of [this.#versions, this.#rolledBack])
      if (versions.get(name)?.release.version === version) versions.delete(name);
  }

  /** Returns the remotes of a set that have no previous version. */
  missingFor({ remotes }: ServedSet): string[] {
    return [...remotes.keys()].filter((name) => !this.get(name));
  }
}
