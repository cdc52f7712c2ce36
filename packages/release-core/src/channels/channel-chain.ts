import { createHash } from 'node:crypto';
import { canonicalJson, type Signature } from '@kaadu/federation/release';
import type { Channel } from './channel';

/** Decides which states of channels are accepted. */
export interface ChannelTrust {
  /** Whether the history of a channel has to be signed. */
  requiresSignature(channel: string): boolean;
  /** Returns the reason to refuse a state, or undefined. */
  channelRefusal(channel: string, state: Channel): string | undefined;
}

/** Protection of a channel's history. Without it, entries are chained, but signatures are neither made nor required. */
export interface ChannelSecurity {
  readonly trust?: ChannelTrust | undefined;
  /** Signs the hash of a new entry. Returns undefined where the channel is not signed. */
  readonly sign?: (channel: string, hash: string) => Promise<Signature | undefined>;
}

/** Previous hash of the first entry of a history. */
export const noPrevious = '0'.repeat(64);

/** Returns the hash of an entry. It covers the channel and all content, including the hash of the entry before it. */
export function hashOf(channel: string, { hash: _hash, signature: _signature, ...content }: Channel): string {
  return createHash('sha256')
    .update(canonicalJson({ channel, ...content }))
    .digest('hex');
}

/** Returns the bytes that the signature of an entry covers. The prefix separates them from signatures of releases. */
export function signedChannelBytes(hash: string): Buffer {
  return Buffer.from(`release channel entry ${hash}`);
}

/** Returns the reason to reject a state regardless of the entries before it, or undefined. */
export function stateFault(channel: string, state: Channel, trust?: ChannelTrust): string | undefined {
  if (state.hash !== undefined && state.hash !== hashOf(channel, state))
    return 'its content does not match its hash';
  return trust?.channelRefusal(channel, state);
}

export interface StepFault {
  readonly reason: string;
  /** The entry that was changed, if both are as old as they claim. */
  readonly changed: 'before' | 'next';
}

/**
 * Returns the reason why an entry cannot follow another, or undefined. Entries from before the chain have no hash: they
 * may follow each other, and a chained entry may follow them, but not the reverse.
 */
export function stepFault(channel: string, before: Channel, next: Channel): StepFault | undefined {
  const fault = (reason: string): StepFault => ({ reason, changed: 'next' });
  if (next.revision !== before.revision + 1) return fault(`it says that it is revision ${next.revision}`);
  if (next.hash === undefined)
    return before.hash === undefined ? undefined : fault('it has no hash, unlike the entry before it');
  if (next.hash !== hashOf(channel, next)) return fault('its content does not match its hash');
  const previous = before.revision === 0 ? noPrevious : before.hash;
  if (previous === undefined || next.previous === previous) return undefined;
  const reason = `revision ${next.revision} was written after another one`;
  return { reason, changed: before.revision === 0 ? 'next' : 'before' };
}

/**
 * Returns the hash of a history of entries from before the chain, oldest first, as if each had been chained. The first
 * chained entry names it, and so protects all of them.
 */
export function hashOfUnchained(channel: string, entries: readonly Channel[]): string {
  return entries.reduce((previous, entry) => hashOf(channel, { ...entry, previous }), noPrevious);
}
