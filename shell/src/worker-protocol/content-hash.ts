import { createHash } from 'node:crypto';

/** Returns the hash by which a content security policy allows an inline script or style. */
export function contentHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
