import { isCurrent } from '@kaadu/node-runtime/entity-tag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { ResponseCache } from '../../cache/response-cache';

/**
 * Sends a response from this process's cache. On a miss, `load` computes it and the schema validates it once.
 * A GET of a client that has the current version gets 304.
 */
export async function serveCached<Schema extends z.ZodMiniType<{ status: 'success'; data: unknown }>>(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  reply: FastifyReply,
  cache: ResponseCache,
  key: string,
  schema: Schema,
  load: () => Promise<z.infer<Schema>['data']>,
): Promise<void> {
  const { body, etag } = await cache.get(key, async () =>
    schema.parse({ status: 'success', data: await load() }),
  );
  reply.header('etag', etag).header('cache-control', 'public, no-cache');
  if (method === 'GET' && isCurrent(headers['if-none-match'], etag)) await reply.code(304).send();
  else await reply.type('application/json; charset=utf-8').send(body);
}
