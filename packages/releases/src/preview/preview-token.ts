import { createHmac, timingSafeEqual } from 'node:crypto';
import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';

/** Versions that a visitor gets instead of the channel's, and when that ends (milliseconds since the epoch). */
const Preview = z.strictObject({ remotes: z.record(RemoteName, Version), expires: z.int() });
export type Preview = z.infer<typeof Preview>;

/** Signs a preview as base64url JSON, a dot and an HMAC-SHA256; safe in a URL and in a cookie. */
export function signPreview(preview: Preview, secret: string): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** Reads a preview from a token; undefined when it is malformed, has a wrong signature or has expired. */
export function readPreview(token: string, secret: string, now = Date.now()): Preview | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const preview = Preview.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return preview.success && preview.data.expires > now ? preview.data : undefined;
}

function signatureOf(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}
