import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of one of the request's cookies. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return parseCookie(headers.cookie ?? '')[name];
}

export interface SetCookieOptions {
  /** 0 removes the cookie. */
  readonly maxAgeSeconds: number;
  /** The cookie is sent over https alone where the site is served over it. */
  readonly siteUrl: string;
}

/** Sets a cookie of the whole site that no script can read. */
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
