import { createHash } from 'node:crypto';

/** Returns the hash of a body, from which entity tags are built. */
export function bodyHash(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/**
 * Returns the strong entity tag of a body: the tag is equal if and only if the bytes are (RFC 9110, 8.8.3).
 */
export function entityTagOf(body: string | Uint8Array): string {
  return `"${bodyHash(body)}"`;
}

/**
 * Returns whether a client has the current version. The comparison is weak, because proxies that compress
 * make tags weak.
 * Not `fresh`: it sends everything again on a reload, which has `Cache-Control: no-cache`.
 * @param ifNoneMatch header of the request
 */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === '*' || tag === etag) ?? false;
}
