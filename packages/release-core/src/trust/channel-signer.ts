import type { ChannelSecurity, ChannelTrust } from '../channels/channel-chain';
import { ReleaseError } from '../errors';
import { readKey } from './key-files';
import { signChannelHash } from './keys';

/**
 * Creates the signer of channels whose history must be signed, with the key in a file.
 * @throws ReleaseError `refused` at the first such change when no key was given
 */
export function channelSigner(
  trust: Pick<ChannelTrust, 'requiresSignature'>,
  keyFile: string | undefined,
): ChannelSecurity['sign'] {
  return async (channel, hash) => {
    if (!trust.requiresSignature(channel)) return undefined;
    if (keyFile) return signChannelHash(hash, await readKey(keyFile));
    throw new ReleaseError(
      'refused',
      `The history of channel "${channel}" is signed: set RELEASE_KEY to a key that may sign it (\`release keys list\`).`,
    );
  };
}
