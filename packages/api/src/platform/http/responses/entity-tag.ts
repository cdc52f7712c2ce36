import type { AnyEndpoint } from '@kaadu/contracts/endpoint';
import { entityTagOf, isCurrent } from '@kaadu/node-runtime/entity-tag';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Returns whether responses of an endpoint are the same for all callers, and so may be stored and validated.
 */
export function isPublicRead({ access, cache = 'no-store' }: AnyEndpoint): boolean {
  return !access && cache !== 'no-store';
}

/**
 * Adds the entity tag to a computed response, as a hook before it is sent. A GET of a client that has the
 * current version gets 304; clients of a read-only POST compare the tag themselves.
 * Not `@fastify/etag`: it also responds with 304 to POST requests and errors, and compares with one tag only.
 */
export async function sendEntityTag(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || reply.hasHeader('etag') || typeof payload !== 'string') return payload;
  const etag = entityTagOf(payload);
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (method !== 'GET' || !isCurrent(headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-length');
  return null;
}
