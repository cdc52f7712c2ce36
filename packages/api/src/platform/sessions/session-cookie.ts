import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMs } from './sessions';

const name = 'kaadu_session';

const attributes = (secure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure,
});

/** The secret in the session cookie of a request, if any. */
export function readSessionCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  return cookies[name];
}

/** @param secure whether the cookie is sent over https only; false in development alone */
export function setSessionCookie(
  reply: Pick<FastifyReply, 'setCookie'>,
  value: string,
  secure: boolean,
): void {
  reply.setCookie(name, value, { ...attributes(secure), maxAge: sessionMs / 1_000 });
}

export function clearSessionCookie(reply: Pick<FastifyReply, 'clearCookie'>, secure: boolean): void {
  reply.clearCookie(name, attributes(secure));
}
