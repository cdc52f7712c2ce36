import { Channel, type ChannelChange } from './channel';
import { hashOf, hashOfUnchained, type ChannelSecurity } from './channel-chain';
import type { ChannelFiles } from './channel-files';
import { ReleaseError } from '../errors';

type NextEntry = (channel: string, current: Channel, change: ChannelChange) => Promise<Channel>;

/**
 * Creates the function that turns a change into the next entry, chained and, where required, signed. The function throws
 * ReleaseError `refused` when readers would not accept the entry.
 */
export function createNextEntry(files: ChannelFiles, { trust, sign }: ChannelSecurity): NextEntry {
  return async (channel, current, { remotes, frozen, by, reason }) => {
    const previous = await hashAfter(files, channel, current);
    const at = new Date().toISOString();
    const content = { revision: current.revision + 1, remotes, frozen, by, reason, at, previous };
    // As it is read back: without undefined members.
    const entry = Channel.parse(JSON.parse(JSON.stringify(content)));
    const hash = hashOf(channel, entry);
    const signature = await sign?.(channel, hash);
    const next: Channel = { ...entry, hash, ...(signature && { signature }) };
    const refusal = trust?.channelRefusal(channel, next);
    if (!refusal) return next;
    throw new ReleaseError(
      'refused',
      `Channel "${channel}" was not changed, because shells would not accept it: ${refusal}.`,
    );
  };
}

/** Returns the hash that the next entry has to name as the previous one. */
export async function hashAfter(
  files: ChannelFiles,
  channel: string,
  { revision, hash }: Channel,
): Promise<string> {
  return hash ?? hashOfUnchained(channel, await entriesUpTo(files, channel, revision));
}

async function entriesUpTo(files: ChannelFiles, channel: string, revision: number): Promise<Channel[]> {
  const revisions = Array.from({ length: revision }, (_, index) => index + 1);
  const entries = await Promise.all(revisions.map((entry) => files.readEntry(channel, entry)));
  return entries.flatMap(({ state }) => state ?? []);
}
