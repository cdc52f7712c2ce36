import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMs } from './sessions';

const name = 'kaadu_session';

/** The secret in the session cookie of a request, if any. */
export function readSessionCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

function setCookie(
  reply: Pick<FastifyReply, 'header'>,
  value: string,
  maxAge: number,
  secure: boolean,
): void {
  const attributes = [
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${maxAge}`,
    ...(secure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', [`${name}=${value}`, ...attributes].join('; '));
}

/** @param secure only over https; off in development alone */
export function giveSessionCookie(reply: Pick<FastifyReply, 'header'>, value: string, secure: boolean): void {
  setCookie(reply, value, sessionMs / 1_000, secure);
}

export function dropSessionCookie(reply: Pick<FastifyReply, 'header'>, secure: boolean): void {
  setCookie(reply, '', 0, secure);
}
