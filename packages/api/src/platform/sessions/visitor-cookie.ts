import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../secrets/secret-values';

const name = 'kaadu_visitor';
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** Hash of the secret by which a browser that is not signed in is known again; undefined when it has none yet. */
export function readVisitor({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const secret = cookies[name];
  return secret === undefined ? undefined : hashToken(secret);
}

/**
 * The hash of the browser's secret; gives it one when it has none.
 * @param newSecret for a browser that has none
 * @param secure whether the cookie is sent over https only; false in development alone
 */
export function ensureVisitor(
  request: Pick<FastifyRequest, 'cookies'>,
  reply: Pick<FastifyReply, 'setCookie'>,
  newSecret: string,
  secure: boolean,
): string {
  const known = readVisitor(request);
  if (known !== undefined) return known;
  reply.setCookie(name, newSecret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: maxAgeSeconds,
  });
  return hashToken(newSecret);
}
