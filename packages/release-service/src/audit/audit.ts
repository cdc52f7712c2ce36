import {
  type AuditEntry,
  auditLog,
  type AuditSecurity,
  checkAudit,
  hashOfEntry,
  parseEntry,
  type StateStorage,
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
 * Creates an audit log with one JSON value per line, each with the hash of the line before it. One process writes it, and
 * remembers its last line, so that lines removed at the end are noticed too.
 */
export function createAudit(storage: StateStorage, { trust, sign }: AuditSecurity = {}): Audit {
  let head: string | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function append(entry: NewAuditEntry): Promise<void> {
    const previous = head ?? (await checkAudit(storage)).head;
    const chained = { at: new Date().toISOString(), ...entry, previous };
    const hash = hashOfEntry(chained);
    await storage.append(auditLog, JSON.stringify({ ...chained, hash, signature: await sign?.(hash) }));
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
      const entries: AuditEntry[] = [];
      for await (const line of storage.lines(auditLog)) entries.push(...[parseEntry(line) ?? []].flat());
      return entries.reverse();
    },

    async check() {
      await writing;
      const found = await checkAudit(storage, trust);
      if (found.fault || head === undefined || found.head === head) return found.fault;
      return `The end of ${storage.locate(auditLog)} is not as it was written: lines were changed or removed. Compare it with a backup.`;
    },
  };
}
