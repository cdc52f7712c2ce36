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
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Who tried what, and what came of it: also what was refused. */
export interface Audit {
  record(entry: Omit<AuditEntry, 'at'>): Promise<void>;
  /** The last entries, the newest first. */
  recent(limit: number): Promise<AuditEntry[]>;
}

/** How much of the end of the file is read for the last entries. */
const tailBytes = 256 * 1024;

/** An audit log as a file of one JSON value a line, which is only ever appended to. */
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

/** The first line of a tail is cut off, the last may be. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
