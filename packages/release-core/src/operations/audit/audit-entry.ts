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
  /** Of the channel, as the move has left it; absent where nothing was moved, and in older lines. */
  revision: Revision.optional(),
  /** `done`, or the error code. */
  outcome: z.string(),
  detail: z.string(),
  /** Hash of the line before this one, and of this one; absent in lines from before the chain. */
  previous: Hash.optional(),
  hash: Hash.optional(),
  /** Signature of the hash, where the service has a key. */
  signature: Signature.optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Decides whether the newest line of a log, which covers those before it, is accepted. */
export interface AuditTrust {
  /** Why a line is not accepted; undefined when it is. */
  auditRefusal(line: {
    readonly hash: string;
    readonly signature?: Signature | undefined;
  }): string | undefined;
}

/** How a log is protected; without it, lines are chained but neither signed nor required to be. */
export interface AuditSecurity {
  readonly trust?: AuditTrust | undefined;
  /** Signs the hash of a new line. */
  readonly sign?: ((hash: string) => Promise<Signature>) | undefined;
}

/** What a signature of a line covers; no other signature can be mistaken for it. */
export function signedAuditBytes(hash: string): Buffer {
  return Buffer.from(`release audit line ${hash}`);
}

/** What the first line of a log says came before it. */
export const noLine = '0'.repeat(64);

/** The hash of a line: of all of its content, which includes the hash of the line before it. */
export function hashOfEntry({ hash: _hash, signature: _signature, ...content }: AuditEntry): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** Undefined when a line is no entry: it was changed, or its writer was interrupted. */
export function parseEntry(line: string): AuditEntry | undefined {
  try {
    return AuditEntry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
