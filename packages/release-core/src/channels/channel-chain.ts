import { createHash } from 'node:crypto';
import { canonicalJson, type Signature } from '@kaadu/federation/release';
import type { Channel } from './channel';

/** Decides which states of channels are accepted. */
export interface ChannelTrust {
  /** Whether the history of a channel has to be signed. */
  requiresSignature(channel: string): boolean;
  /** Why a state is not accepted; undefined when it is. */
  channelRefusal(channel: string, state: Channel): string | undefined;
}

/** How a store protects the history of its channels; without it, entries are chained but neither signed nor required to be. */
export interface ChannelSecurity {
  readonly trust?: ChannelTrust | undefined;
  /** Signs the hash of a new entry; undefined where the channel is not signed. */
  readonly sign?: (channel: string, hash: string) => Promise<Signature | undefined>;
}

/** What the first entry of a history says came before it. */
export const noPrevious = '0'.repeat(64);

/** The hash of an entry: of its channel and all of its content, which includes the hash of the entry before it. */
export function hashOf(channel: string, { hash: _hash, signature: _signature, ...content }: Channel): string {
  return createHash('sha256')
    .update(canonicalJson({ channel, ...content }))
    .digest('hex');
}

/** What a signature of an entry covers; no signature of a release can be mistaken for it. */
export function signedChannelBytes(hash: string): Buffer {
  return Buffer.from(`release channel entry ${hash}`);
}

/** Why a state cannot be believed, whatever came before it; undefined when it can. */
export function stateFault(channel: string, state: Channel, trust?: ChannelTrust): string | undefined {
  if (state.revision === 0) return undefined;
  if (state.hash !== undefined && state.hash !== hashOf(channel, state))
    return 'its content does not match its hash';
  return trust?.channelRefusal(channel, state);
}

export interface StepFault {
  readonly reason: string;
  /** Which of two entries that do not match was changed, if both are as old as they say. */
  readonly changed: 'before' | 'next';
}

/**
 * Why an entry cannot follow another; undefined when it can. Entries of stores from before the chain have no hash: they
 * may follow each other, and a chained entry may follow them, but never the other way round.
 */
export function stepFault(channel: string, before: Channel, next: Channel): StepFault | undefined {
  const fault = (reason: string): StepFault => ({ reason, changed: 'next' });
  if (next.revision !== before.revision + 1) return fault(`it says that it is revision ${next.revision}`);
  if (next.hash === undefined)
    return before.hash === undefined ? undefined : fault('it has no hash, unlike the entry before it');
  if (next.hash !== hashOf(channel, next)) return fault('its content does not match its hash');
  const previous = before.revision === 0 ? noPrevious : before.hash;
  if (previous === undefined || next.previous === previous) return undefined;
  return { reason: `revision ${next.revision} was written after another one`, changed: 'before' };
}

/**
 * The hash that stands for a history of entries from before the chain, oldest first: as if each had been chained. The
 * first chained entry names it, and so protects all of them.
 */
export function hashOfUnchained(channel: string, entries: readonly Channel[]): string {
  return entries.reduce((previous, entry) => hashOf(channel, { ...entry, previous }), noPrevious);
}
