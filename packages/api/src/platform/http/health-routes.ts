import * as endpoints from '@kaadu/contracts/operations';
import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { type Route, route } from './route';

const timeoutMs = 1_000;

async function databaseAnswers({ db }: Database): Promise<boolean> {
  const answered = new AbortController();
  try {
    return await Promise.race([
      db.execute(sql`SELECT 1`).then(() => true),
      wait(timeoutMs, false, { signal: answered.signal }),
    ]);
  } finally {
    answered.abort();
  }
}

/** `/healthz`: this process runs. `/readyz`: it can serve requests, that is, its database answers. */
export function healthRoutes(database: Database): Route[] {
  return [
    route(endpoints.getLiveness, async () => null),
    route(endpoints.getReadiness, async ({ raw }) => {
      const ready = await databaseAnswers(database).catch((error: unknown) => {
        raw.log.warn({ err: error }, 'the database does not answer');
        return false;
      });
      if (!ready) throw new AppError('unavailable', 'The database does not answer.', { retryAfter: 1 });
      return null;
    }),
  ];
}
