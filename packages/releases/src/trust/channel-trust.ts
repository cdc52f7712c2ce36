import { verify, type KeyObject } from 'node:crypto';
import type { Signature } from '@kaadu/federation/release';
import { signedAuditBytes, type AuditTrust } from '../audit/audit-entry';
import type { Channel } from '../store/channel';
import { signedChannelBytes, type ChannelTrust } from '../store/channel-chain';
import type { TrustedKey } from './trust-list';
import { usabilityFault } from './usability';

type Key = Omit<TrustedKey, 'publicKey'> & { readonly publicKey: KeyObject };

/**
 * Accepts states of a channel that were signed with a key for it, and audit logs that were signed with a key for any
 * channel. Where no key of the list names the channel, nobody could sign it, and unsigned states are accepted.
 */
export function createChannelTrust(keys: readonly Key[], now: () => number): ChannelTrust & AuditTrust {
  const signers = (channel: string) =>
    keys.filter(({ channels = [] }) => channels.includes('*') || channels.includes(channel));
  return {
    requiresSignature: (channel) => signers(channel).length > 0,

    channelRefusal(channel, { revision, hash, signature }: Channel) {
      const permitted = signers(channel);
      if (permitted.length === 0) return undefined;
      const fault = signatureFault(
        permitted,
        hash === undefined ? undefined : signedChannelBytes(hash),
        signature,
        now(),
      );
      const names = permitted.map(({ id, owner }) => `${id} (${owner})`).join(', ');
      const fix = `if it is right, confirm it with \`release seal --accept ${revision}\` and RELEASE_KEY set to one of ${names}`;
      return fault && `${fault}; ${fix}`;
    },

    auditRefusal({ hash, signature }) {
      const permitted = keys.filter(({ channels = [] }) => channels.length > 0);
      if (permitted.length === 0) return undefined;
      return signatureFault(permitted, signedAuditBytes(hash), signature, now());
    },
  };
}

/** Why a signature does not prove that one of these keys signed the bytes; undefined when it does. */
function signatureFault(
  permitted: readonly Key[],
  bytes: Buffer | undefined,
  signature: Signature | undefined,
  now: number,
): string | undefined {
  if (!signature || !bytes) return 'it is not signed';
  const key = permitted.find(({ id }) => id === signature.key);
  if (!key) return `it is signed with key ${signature.key}, which may not sign it`;
  const unusable = usabilityFault(key, now);
  if (unusable) return unusable;
  if (verify(null, bytes, key.publicKey, Buffer.from(signature.value, 'base64'))) return undefined;
  return `its signature by key ${key.id} (${key.owner}) does not match`;
}
