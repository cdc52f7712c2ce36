import { createHash } from 'node:crypto';

/** Returns the hash of a body that entity tags consist of. */
export function bodyHash(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Returns the strong entity tag of a body: the same bytes, and only these, have the same tag (RFC 9110, 8.8.3). */
export function entityTagOf(body: string | Uint8Array): string {
  return `"${bodyHash(body)}"`;
}

/**
 * Returns whether a client has the current version. A proxy that compresses or unpacks makes its tag weak. Not `fresh`: it
 * sends everything again on a reload, which has `Cache-Control: no-cache`.
 * @param ifNoneMatch header of the request
 */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === '*' || tag === etag) ?? false;
}
