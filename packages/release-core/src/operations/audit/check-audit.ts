import { createHash } from 'node:crypto';
import type { Signature } from '@kaadu/federation/release';
import type { StateStorage } from '../state/state-storage';
import { hashOfEntry, noLine, parseEntry, type AuditTrust } from './audit-entry';

export interface AuditCheck {
  /** First line that does not fit, with the fix. */
  readonly fault?: string | undefined;
  /** Hash that the next line has to name as the previous one. */
  readonly head: string;
}

/** Name of the service's audit log. */
export const auditLog = 'audit.jsonl';

/** Verifies the audit log line by line. The first line with a hash covers the lines from before the chain. */
export async function checkAudit(
  storage: Pick<StateStorage, 'lines' | 'locate'>,
  trust?: AuditTrust,
): Promise<AuditCheck> {
  const file = storage.locate(auditLog);
  const unchained = createHash('sha256');
  let head: string | undefined;
  let before = noLine;
  let number = 0;
  let isCut = false;
  let signature: Signature | undefined;
  for await (const line of storage.lines(auditLog)) {
    number += 1;
    const entry = parseEntry(line);
    isCut = !entry;
    // Its writer was interrupted. If it was an entry before, the next line does not follow.
    if (!entry && head !== undefined) continue;
    if (entry?.hash === undefined) {
      if (head !== undefined) return { head, fault: describe(file, number, 'it has no hash') };
      before = unchained.update(`${line}\n`).copy().digest('hex');
      continue;
    }
    if (entry.hash !== hashOfEntry(entry))
      return { head: head ?? before, fault: describe(file, number, 'its content does not match its hash') };
    if (entry.previous !== (head ?? before)) {
      const reason = 'what was written before it was changed, added or removed';
      return { head: head ?? before, fault: describe(file, number, reason) };
    }
    ({ hash: head, signature } = entry);
  }
  if (head === undefined) return { head: before };
  const refusal = isCut ? 'it is no entry' : trust?.auditRefusal({ hash: head, signature });
  return { head, fault: refusal && describe(file, number, refusal) };
}

function describe(file: string, number: number, reason: string): string {
  return `Line ${number} of ${file} is not as it was written: ${reason}. Compare it with a backup.`;
}
