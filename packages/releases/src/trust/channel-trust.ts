import { verify, type KeyObject } from 'node:crypto';
import type { Channel } from '../store/channel';
import { signedChannelBytes, type ChannelTrust } from '../store/channel-chain';
import type { TrustedKey } from './trust-list';
import { usabilityFault } from './usability';

type Key = Omit<TrustedKey, 'publicKey'> & { readonly publicKey: KeyObject };

/**
 * Accepts states of a channel that were signed with a key for it. Where no key of the list names the channel, nobody could
 * sign it, and unsigned states are accepted.
 */
export function createChannelTrust(keys: readonly Key[], now: () => number): ChannelTrust {
  const signers = (channel: string) =>
    keys.filter(({ channels = [] }) => channels.includes('*') || channels.includes(channel));
  return {
    requiresSignature: (channel) => signers(channel).length > 0,

    channelRefusal(channel, { revision, hash, signature }: Channel) {
      const permitted = signers(channel);
      if (permitted.length === 0) return undefined;
      const names = permitted.map(({ id, owner }) => `${id} (${owner})`).join(', ');
      const fix = `if it is right, confirm it with \`release seal --accept ${revision}\` and RELEASE_KEY set to one of ${names}`;
      if (!signature || hash === undefined) return `it is not signed; ${fix}`;
      const key = permitted.find(({ id }) => id === signature.key);
      if (!key) return `it is signed with key ${signature.key}, which may not sign this channel; ${fix}`;
      const unusable = usabilityFault(key, now());
      if (unusable) return `${unusable}; ${fix}`;
      const value = Buffer.from(signature.value, 'base64');
      if (verify(null, signedChannelBytes(hash), key.publicKey, value)) return undefined;
      return `its signature by key ${key.id} (${key.owner}) does not match`;
    },
  };
}
