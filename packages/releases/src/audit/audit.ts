import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../store/errors';
import { hashOfEntry, parseEntry, type AuditEntry, type AuditSecurity } from './audit-entry';
import { checkAudit } from './check-audit';

/** What happened; the log adds the time and the chain. */
export type NewAuditEntry = Omit<AuditEntry, 'at' | 'previous' | 'hash' | 'signature'>;

/** Log of who did what with which outcome; refused attempts are logged too. */
export interface Audit {
  record(entry: NewAuditEntry): Promise<void>;
  /** The latest entries, newest first. */
  recent(limit: number): Promise<AuditEntry[]>;
  /** The first line that was changed, with the fix. */
  check(): Promise<string | undefined>;
}

/** The audit log in the service's own folder. */
export function auditFileIn(serviceFolder: string): string {
  return join(serviceFolder, 'audit.jsonl');
}

/** How much of the end of the file is read, in bytes. */
const tailBytes = 256 * 1024;

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

    async recent(limit) {
      const lines = (await readTail(file)).split('\n').filter((line) => line.startsWith('{'));
      return lines
        .slice(-limit)
        .flatMap((line) => parseEntry(line) ?? [])
        .reverse();
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
  const tail = await readTail(file);
  return tail === '' || tail.endsWith('\n');
}

async function readTail(file: string): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, tailBytes);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}
