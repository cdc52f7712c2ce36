import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Creates 192 random bits for tokens, tickets and challenge ids. */
export function randomToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Creates six random digits with a cryptographic generator. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Returns the hash under which a token of full entropy is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Returns the hash under which a guessable value (a code, an address, a number) is stored. It is keyed, so
 * that a stolen table reveals nothing.
 */
export function keyedHash(pepper: string, ...parts: readonly string[]): string {
  return createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
