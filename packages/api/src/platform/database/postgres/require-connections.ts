import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Client, Pool } from 'pg';
import * as z from 'zod';
import { DatabaseUnavailable } from '../database';
import { connectQuery, type Settings } from './session-settings';

const notificationTimeoutMs = 3_000;
const guide = 'See "PgBouncer" in docs/operations/settings.md.';
/** Fix for a pooler that is used as if it were a server. */
export const directUrlAdvice = `If DATABASE_URL names a pooler, DATABASE_DIRECT_URL must name the server. ${guide}`;

const Rows = z.array(z.object({ name: z.string(), value: z.string().nullable() }));

/**
 * Checks that settings are in effect on a pool's connections. A pooler may drop startup parameters or lack its
 * `connect_query`; searches then find nothing and queries run without a limit.
 * @param isPooled whether a pooler sets them
 * @throws DatabaseUnavailable with the fix
 */
export async function requireSettings(pool: Pool, settings: Settings, isPooled: boolean): Promise<void> {
  // pg_settings has the timeouts in milliseconds, but lacks pg_trgm's settings until the extension is loaded.
  const { rows } = await pool.query(
    `SELECT wanted.name, coalesce(setting, current_setting(wanted.name, true)) AS value
      FROM unnest($1::text[]) AS wanted (name) LEFT JOIN pg_settings ON lower(pg_settings.name) = wanted.name`,
    [Object.keys(settings)],
  );
  const faults = Rows.parse(rows)
    .filter(({ name, value }) => value !== settings[name])
    .map(({ name, value }) => `${name} is ${value ?? 'not set'}`);
  if (faults.length === 0) return;
  const fix = isPooled
    ? `Set connect_query='${connectQuery(settings)}' in pgbouncer.ini. ${guide}`
    : directUrlAdvice;
  throw new DatabaseUnavailable(`The database's connections lack settings: ${faults.join(', ')}. ${fix}`);
}

/**
 * Checks that notifications sent through a pooler arrive at a direct connection: that both reach one database, and that
 * the direct connection is a session.
 * @throws DatabaseUnavailable with the fix
 */
export async function requireNotifications(pool: Pool, direct: Client): Promise<void> {
  const channel = `check_${randomUUID().replaceAll('-', '')}`;
  await direct.query(`LISTEN ${channel}`);
  const signal = AbortSignal.timeout(notificationTimeoutMs);
  const arrived = once(direct, 'notification', { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new DatabaseUnavailable(
      `A notification through DATABASE_URL did not arrive at DATABASE_DIRECT_URL. They must name the same database, the second one without a pooler. ${guide}`,
    );
  });
  await Promise.all([arrived, pool.query('SELECT pg_notify($1, $2)', [channel, ''])]);
}
