import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies';

const visitorCookie = 'kaadu_visitor';
const yearSeconds = 365 * 24 * 3600;

/**
 * Returns the random id that keeps a visitor on one version while a canary runs. Its cookie is set only then,
 * identifies no person, and has no other use.
 */
export function visitorIdOf(request: FastifyRequest, reply: FastifyReply, siteUrl: string): string {
  const existing = readCookie(request, visitorCookie);
  if (existing && /^[\w-]{8,64}$/.test(existing)) return existing;
  const id = randomUUID();
  setCookie(reply, visitorCookie, id, { maxAgeSeconds: yearSeconds, siteUrl });
  return id;
}
