import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from '@kaadu/release-core';
import {
  type AuditEntry,
  type AuditSecurity,
  checkAudit,
  hashOfEntry,
  parseEntry,
} from '@kaadu/release-core/operations';

/** What happened; the log adds the time and the chain. */
export type NewAuditEntry = Omit<AuditEntry, 'at' | 'previous' | 'hash' | 'signature'>;

/** Log of who did what with which outcome; refused attempts are logged too. */
export interface Audit {
  record(entry: NewAuditEntry): Promise<void>;
  /** All entries, newest first. */
  all(): Promise<AuditEntry[]>;
  /** The first line that was changed, with the fix. */
  check(): Promise<string | undefined>;
}

/**
 * An audit log in an append-only file with one JSON value per line, each with the hash of the line before it. One process
 * writes it. What that process wrote last stays in memory, so that lines which are removed at the end are noticed too.
 */
export function createAudit(file: string, { trust, sign }: AuditSecurity = {}): Audit {
  let head: string | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function append(entry: NewAuditEntry): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const previous = head ?? (await checkAudit(file)).head;
    const chained = { at: new Date().toISOString(), ...entry, previous };
    const hash = hashOfEntry(chained);
    const text = `${JSON.stringify({ ...chained, hash, signature: await sign?.(hash) })}\n`;
    const separator = (await endsInLine(file)) ? '' : '\n';
    await appendFile(file, `${separator}${text}`, { mode: 0o600 });
    head = hash;
  }

  return {
    record(entry) {
      const written = writing.then(() => append(entry));
      // A line that could not be written must not keep the next one from being written.
      writing = written.catch(() => undefined);
      return written;
    },

    async all() {
      await writing;
      const lines = (await readEnd(file, Infinity)).split('\n');
      return lines.flatMap((line) => parseEntry(line) ?? []).reverse();
    },

    async check() {
      await writing;
      const found = await checkAudit(file, trust);
      if (found.fault || head === undefined || found.head === head) return found.fault;
      return `The end of ${file} is not as it was written: lines were changed or removed. Compare it with a backup.`;
    },
  };
}

/** False when a writer was interrupted in the middle of a line. */
async function endsInLine(file: string): Promise<boolean> {
  const end = await readEnd(file, 1);
  return end === '' || end === '\n';
}

/** The last bytes of a file; empty when there is none. */
async function readEnd(file: string, bytes: number): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, bytes);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}
