import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './preview-routes';

const visitorCookie = 'kaadu_visitor';
const yearSeconds = 365 * 24 * 3600;

/**
 * A random id that keeps a visitor on the version that they got while a canary runs. It is set only then, says nothing
 * about the person, and is read by nothing else.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, siteUrl: string): string {
  const known = readCookie(request.headers.cookie, visitorCookie);
  if (known && /^[\w-]{8,64}$/.test(known)) return known;
  const id = randomUUID();
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${visitorCookie}=${id}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return id;
}
