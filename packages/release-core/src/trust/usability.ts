import type { TrustedKey } from './trust-list';

/** Tolerated difference between clocks: a key counts as expired only this long after its expiry. */
const clockSkewMs = 5 * 60_000;

/** Returns the reason to refuse everything that a key signed, or undefined. */
export function usabilityFault(key: Omit<TrustedKey, 'publicKey'>, now: number): string | undefined {
  const name = `key ${key.id} (${key.owner})`;
  if (key.revoked) return `${name} was revoked on ${key.revoked.at} (${key.revoked.reason})`;
  if (key.notAfter !== undefined && now > Date.parse(key.notAfter) + clockSkewMs)
    return `${name} expired on ${key.notAfter}`;
  return undefined;
}
