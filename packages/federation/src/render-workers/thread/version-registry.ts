import type { ServerEntry } from '../../server/evaluate';
import { maxVersions } from '../limits';

/** A version that the workers of a pool hold. */
export interface LoadedVersion extends ServerEntry {
  /** Number of the version in the shared records. */
  readonly index: number;
  /** Whether all workers hold the version. False while only the standby worker does. */
  isEverywhere: boolean;
}

/** Versions of a pool, with their numbers. */
export class VersionRegistry {
  readonly #versions = new Map<number, LoadedVersion>();

  add(entry: ServerEntry): LoadedVersion {
    let index = 1;
    while (this.#versions.has(index)) index += 1;
    if (index > maxVersions) throw new Error(`more than ${maxVersions} versions are loaded`);
    const version = { ...entry, index, isEverywhere: false };
    this.#versions.set(index, version);
    return version;
  }

  get(index: number): LoadedVersion | undefined {
    return this.#versions.get(index);
  }

  find(name: string, version: string): LoadedVersion | undefined {
    return [...this.#versions.values()].find(
      ({ release }) => release.name === name && release.version === version,
    );
  }

  delete(index: number): void {
    this.#versions.delete(index);
  }

  get all(): LoadedVersion[] {
    return [...this.#versions.values()];
  }
}
