import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the value of a cookie of the request. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return parseCookie(headers.cookie ?? '')[name];
}

export interface SetCookieOptions {
  /** Maximum age in seconds; 0 removes the cookie. */
  readonly maxAgeSeconds: number;
  /** URL of the site. Over https, the cookie is sent over https only. */
  readonly siteUrl: string;
}

/** Sets a site-wide cookie that scripts cannot read. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAgeSeconds, siteUrl }: SetCookieOptions,
): void {
  const cookie = stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  });
  reply.header('set-cookie', cookie);
}
