import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../errors/app-error';
import type { Services } from '../../services';
import { Done, success } from './envelope';

const patienceMs = 1_000;

/** `/healthz`: this process lives. `/readyz`: it can answer, that is, its database does. */
export function healthRoutes({ database }: Services): FastifyPluginAsyncZod {
  async function databaseAnswers(): Promise<boolean> {
    const patience = new AbortController();
    try {
      return await Promise.race([
        database.db.execute(sql`SELECT 1`).then(() => true),
        wait(patienceMs, false, { signal: patience.signal }),
      ]);
    } finally {
      patience.abort();
    }
  }
  return async (app) => {
    const options = { schema: { tags: ['operations'], response: { 200: Done } } };
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
