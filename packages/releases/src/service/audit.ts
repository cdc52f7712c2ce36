import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { systemCode } from '../store/errors';

const AuditEntry = z.strictObject({
  at: z.iso.datetime(),
  /** Owner of the token, or the service itself. */
  actor: z.string(),
  action: z.string(),
  channel: z.string().optional(),
  remote: z.string().optional(),
  version: z.string().optional(),
  /** `done`, or the error code. */
  outcome: z.string(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Log of who did what with which outcome; refused attempts are logged too. */
export interface Audit {
  record(entry: Omit<AuditEntry, 'at'>): Promise<void>;
  /** The latest entries, newest first. */
  recent(limit: number): Promise<AuditEntry[]>;
}

/** How much of the end of the file is read, in bytes. */
const tailBytes = 256 * 1024;

/** An audit log in an append-only file with one JSON value per line. */
export function createAudit(file: string): Audit {
  return {
    async record(entry) {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`, {
        mode: 0o600,
      });
    },

    async recent(limit) {
      const lines = (await readTail(file)).split('\n').filter((line) => line.startsWith('{'));
      const entries = lines.slice(-limit).map((line) => AuditEntry.safeParse(parse(line)));
      return entries.flatMap(({ data }) => data ?? []).reverse();
    },
  };
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

/** The first line of the tail is incomplete, and the last may be. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
