import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';

const VersionRecord = z.object({
  remote: RemoteName,
  version: Version,
  /** Fault of the version. */
  reason: z.string(),
  /** Revision of the channel at that time. */
  revision: z.int().gte(0),
  /** Time of the record, ISO 8601. */
  at: z.iso.datetime(),
});
export type VersionRecord = z.infer<typeof VersionRecord>;

/**
 * Records of versions on disk, one file each, written synchronously, so that a process that starts after a crash reads
 * them. Processes that share the folder share the records.
 */
export class VersionRecords {
  constructor(readonly folder: string) {}

  write(record: Omit<VersionRecord, 'at'>): void {
    mkdirSync(this.folder, { recursive: true });
    const { remote, version } = record;
    const content: VersionRecord = { ...record, at: new Date().toISOString() };
    writeFileSync(this.#pathOf(remote, version), `${JSON.stringify(content, null, 2)}\n`);
  }

  /** Returns the recorded reason; undefined without a record. A record that was truncated by a crash still counts. */
  reasonOf(remote: string, version: string): string | undefined {
    const path = this.#pathOf(remote, version);
    if (!existsSync(path)) return undefined;
    return read(path)?.reason ?? 'its record cannot be read';
  }

  /** All readable records. */
  get all(): VersionRecord[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder).flatMap((file) => read(join(this.folder, file)) ?? []);
  }

  remove(remote: string, version: string): void {
    rmSync(this.#pathOf(remote, version), { force: true });
  }

  fileOf(remote: string, version: string): string {
    return `${remote}@${version}.json`;
  }

  #pathOf(remote: string, version: string): string {
    return join(this.folder, this.fileOf(remote, version));
  }
}

function read(path: string): VersionRecord | undefined {
  try {
    return VersionRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
