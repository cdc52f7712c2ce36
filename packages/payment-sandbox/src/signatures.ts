import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the HMAC-SHA256 in hexadecimal digits, the signature of callbacks and webhooks. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
