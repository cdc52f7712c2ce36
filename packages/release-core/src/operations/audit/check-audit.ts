import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Signature } from '@kaadu/federation/release';
import { systemCode } from '../../errors';
import { hashOfEntry, noLine, parseEntry, type AuditTrust } from './audit-entry';

export interface AuditCheck {
  /** First line that does not fit, with the fix. */
  readonly fault?: string | undefined;
  /** Hash that the next line has to name as the previous one. */
  readonly head: string;
}

/** Returns the path of the audit log in the service's own folder. */
export function auditFileIn(serviceFolder: string): string {
  return join(serviceFolder, 'audit.jsonl');
}

/** Verifies an audit log line by line. The first line with a hash covers the lines from before the chain. */
export async function checkAudit(file: string, trust?: AuditTrust): Promise<AuditCheck> {
  const unchained = createHash('sha256');
  let head: string | undefined;
  let before = noLine;
  let number = 0;
  let isCut = false;
  let signature: Signature | undefined;
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
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
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  if (head === undefined) return { head: before };
  const refusal = isCut ? 'it is no entry' : trust?.auditRefusal({ hash: head, signature });
  return { head, fault: refusal && describe(file, number, refusal) };
}

function describe(file: string, number: number, reason: string): string {
  return `Line ${number} of ${file} is not as it was written: ${reason}. Compare it with a backup.`;
}
