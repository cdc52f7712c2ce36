import { verify, type KeyObject } from 'node:crypto';
import type { Signature } from '@kaadu/federation/release';
import type { TrustedKey } from './trust-list';
import { usabilityFault } from './usability';

/** Imported key of a trust list, for verification. */
export type VerifyingKey = Omit<TrustedKey, 'publicKey'> & { readonly publicKey: KeyObject };

/** Whether a key may sign the history of a channel. */
export function signsChannel({ channels = [] }: Pick<TrustedKey, 'channels'>, channel: string): boolean {
  return channels.includes('*') || channels.includes(channel);
}

/** Returns the reason to reject a signature of the bytes by one of these keys, or undefined. */
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
