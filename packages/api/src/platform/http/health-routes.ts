import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { EmptyResponse, success } from './envelope';

const timeoutMs = 1_000;

/** `/healthz`: this process runs. `/readyz`: it can serve requests, that is, its database answers. */
export function healthRoutes(database: Database): FastifyPluginAsyncZod {
  async function databaseAnswers(): Promise<boolean> {
    const answered = new AbortController();
    try {
      return await Promise.race([
        database.db.execute(sql`SELECT 1`).then(() => true),
        wait(timeoutMs, false, { signal: answered.signal }),
      ]);
    } finally {
      answered.abort();
    }
  }
  return async (app) => {
    const options = { schema: { tags: ['operations'], response: { 200: EmptyResponse } } };
    app.get('/healthz', options, async () => success(null));
    app.get('/readyz', options, async ({ log }) => {
      const ready = await databaseAnswers().catch((error: unknown) => {
        log.warn({ err: error }, 'the database does not answer');
        return false;
      });
      if (!ready) throw new AppError('unavailable', 'The database does not answer.', { retryAfter: 1 });
      return success(null);
    });
  };
}
