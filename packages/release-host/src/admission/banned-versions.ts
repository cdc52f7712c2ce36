import { basename } from 'node:path';
import type { VersionRecords } from './version-records';

/**
 * Versions that have stopped a render worker. They are recorded on disk before anything else is loaded: a process that
 * starts again must not load them again.
 */
export class BannedVersions {
  readonly #records: VersionRecords;
  /** Those that this process knows of; the disk is asked when a version is to be loaded. */
  readonly #known = new Set<string>();

  constructor(records: VersionRecords) {
    this.#records = records;
  }

  /** @param reason what the version did, such as "it ran out of memory" */
  ban(remote: string, version: string, reason: string, revision: number): void {
    this.#known.add(`${remote}@${version}`);
    this.#records.write({ remote, version, reason, revision });
  }

  /** Banned by this process, or known to be. */
  has(remote: string, version: string): boolean {
    return this.#known.has(`${remote}@${version}`);
  }

  /** Why the version must not be loaded, and what lifts the ban; undefined when it may be. Asks the disk. */
  reasonOf(remote: string, version: string): string | undefined {
    const reason = this.#records.reasonOf(remote, version);
    if (reason === undefined) {
      this.#known.delete(`${remote}@${version}`);
      return undefined;
    }
    this.#known.add(`${remote}@${version}`);
    const file = `${basename(this.#records.folder)}/${this.#records.fileOf(remote, version)}`;
    return `${reason}; it is banned until ${file} is removed from the data folder`;
  }
}
