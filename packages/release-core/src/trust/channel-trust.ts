import { signedAuditBytes, type AuditTrust } from '../operations/audit/audit-entry';
import type { Channel } from '../channels/channel';
import { signedChannelBytes, type ChannelTrust } from '../channels/channel-chain';
import { signatureFault, signsChannel, type VerifyingKey } from './signature-fault';

/**
 * Accepts states of a channel that are signed with a key for it, and audit logs that are signed with a key for any
 * channel. Unsigned states are accepted where no key of the list names the channel.
 */
export function createChannelTrust(
  keys: readonly VerifyingKey[],
  now: () => number,
): ChannelTrust & AuditTrust {
  const signers = (channel: string) => keys.filter((key) => signsChannel(key, channel));
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
