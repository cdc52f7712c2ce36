import * as endpoints from '@kaadu/contracts/operations';
import { sql } from 'drizzle-orm';
import pTimeout from 'p-timeout';
import type { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { type Route, route } from './route';

const timeoutMs = 1_000;

async function ping({ db }: Database): Promise<void> {
  await db.execute(sql`SELECT 1`);
}

/**
 * Returns the health checks. `/healthz`: the process runs. `/readyz`: it accepts requests, that is, its
 * database responds and it is not shutting down.
 */
export function healthRoutes(database: Database, drain: { readonly isDraining: boolean }): Route[] {
  return [
    route(endpoints.getLiveness, async () => null),
    route(endpoints.getReadiness, async ({ raw }) => {
      if (drain.isDraining) throw new AppError('unavailable', 'This process is shutting down.');
      try {
        await pTimeout(ping(database), { milliseconds: timeoutMs });
      } catch (error) {
        raw.log.warn({ err: error }, 'the database does not respond');
        throw new AppError('unavailable', 'The database does not respond.', { retryAfter: 1 });
      }
      return null;
    }),
  ];
}
