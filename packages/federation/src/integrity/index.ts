import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns the subresource-integrity string of bytes: `sha384-` and base64 (https://www.w3.org/TR/sri/). */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Whether the bytes have the given integrity string. */
export function hasIntegrity(bytes: Uint8Array, integrity: string): boolean {
  const actual = Buffer.from(integrityOf(bytes));
  const expected = Buffer.from(integrity);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
