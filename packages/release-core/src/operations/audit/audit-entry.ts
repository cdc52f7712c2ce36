import { createHash } from 'node:crypto';
import { canonicalJson, Signature } from '@kaadu/federation/release';
import * as z from 'zod';
import { Revision } from '../../channels/channel';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

export const AuditEntry = z.strictObject({
  at: z.iso.datetime(),
  /** Owner of the token, or the service itself. */
  actor: z.string(),
  action: z.string(),
  channel: z.string().optional(),
  remote: z.string().optional(),
  version: z.string().optional(),
  /** Revision of the channel after the move; absent where nothing was moved, and in older lines. */
  revision: Revision.optional(),
  /** `done`, or the error code. */
  outcome: z.string(),
  detail: z.string(),
  /** Hash of the previous line, and of this one; absent in lines from before the chain. */
  previous: Hash.optional(),
  hash: Hash.optional(),
  /** Signature of the hash, where the service has a key. */
  signature: Signature.optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Decides whether the newest line of a log, which covers those before it, is accepted. */
export interface AuditTrust {
  /** Returns the reason to refuse a line, or undefined. */
  auditRefusal(line: {
    readonly hash: string;
    readonly signature?: Signature | undefined;
  }): string | undefined;
}

/** Protection of a log. Without it, lines are chained, but signatures are neither made nor required. */
export interface AuditSecurity {
  readonly trust?: AuditTrust | undefined;
  /** Signs the hash of a new line. */
  readonly sign?: ((hash: string) => Promise<Signature>) | undefined;
}

/** Returns the bytes that the signature of a line covers. The prefix separates them from other signatures. */
export function signedAuditBytes(hash: string): Buffer {
  return Buffer.from(`release audit line ${hash}`);
}

/** Previous hash of the first line of a log. */
export const noLine = '0'.repeat(64);

/** Returns the hash of a line. It covers all content, including the hash of the line before it. */
export function hashOfEntry({ hash: _hash, signature: _signature, ...content }: AuditEntry): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** Parses a line. Undefined when it was changed, or its writer was interrupted. */
export function parseEntry(line: string): AuditEntry | undefined {
  try {
    return AuditEntry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
