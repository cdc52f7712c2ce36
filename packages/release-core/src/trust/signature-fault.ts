import { verify, type KeyObject } from 'node:crypto';
import type { Signature } from '@kaadu/federation/release';
import type { TrustedKey } from './trust-list';
import { usabilityFault } from './usability';

/** A key of a trust list, ready to verify with. */
export type VerifyingKey = Omit<TrustedKey, 'publicKey'> & { readonly publicKey: KeyObject };

/** Whether a key may sign what a channel serves. */
export function signsChannel({ channels = [] }: Pick<TrustedKey, 'channels'>, channel: string): boolean {
  return channels.includes('*') || channels.includes(channel);
}

/** Why a signature does not prove that one of these keys signed the bytes; undefined when it does. */
export function signatureFault(
  permitted: readonly VerifyingKey[],
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
