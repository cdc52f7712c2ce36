import { basename } from 'node:path';
import type { VersionRecords } from './version-records';

/**
 * Versions that have stopped a render worker. They are recorded on disk first, so that a restarted process does not load
 * them again.
 */
export class BannedVersions {
  readonly #records: VersionRecords;
  /** Bans known to this process. The disk is read when a version is about to be loaded. */
  readonly #known = new Set<string>();

  constructor(records: VersionRecords) {
    this.#records = records;
  }

  /** @param reason fault of the version, such as "it ran out of memory" */
  ban(remote: string, version: string, reason: string, revision: number): void {
    this.#known.add(`${remote}@${version}`);
    this.#records.write({ remote, version, reason, revision });
  }

  /** Whether this process has banned the version or read its ban. */
  has(remote: string, version: string): boolean {
    return this.#known.has(`${remote}@${version}`);
  }

  /** Reads the ban of a version from disk. @returns its reason and how to lift it, or undefined */
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
