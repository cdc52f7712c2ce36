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

/** Entry to record; the log adds the time and the chain. */
export type NewAuditEntry = Omit<AuditEntry, 'at' | 'previous' | 'hash' | 'signature'>;

/** Log of actions with actor and outcome, including refused attempts. */
export interface Audit {
  record(entry: NewAuditEntry): Promise<void>;
  /** Returns all entries, newest first. */
  all(): Promise<AuditEntry[]>;
  /** Returns the first line that was changed, with the fix. */
  check(): Promise<string | undefined>;
}

/**
 * Creates an audit log in an append-only file with one JSON value per line, each with the hash of the line before it. One
 * process writes it, and remembers its last line, so that lines removed at the end are noticed too.
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
      // A failed write must not prevent the next one.
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

/** Returns false when a writer was interrupted within a line. */
async function endsInLine(file: string): Promise<boolean> {
  const end = await readEnd(file, 1);
  return end === '' || end === '\n';
}

/** Reads the last bytes of a file; empty when there is none. */
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
