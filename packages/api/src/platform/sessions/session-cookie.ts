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

/** Reads the secret in the session cookie of a request. */
export function readSessionCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  return cookies[name];
}

/** Sets the session cookie. @param secure whether it is sent over https only; false in development only */
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
