import { createHash } from 'node:crypto';

/** The hash by which a content security policy allows what an inline script or style contains. */
export function contentHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
