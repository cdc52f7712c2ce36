import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { rateCounters } from './tables';

export interface Counter {
  readonly hits: number;
  readonly expiresAt: Date;
}

/**
 * Increments a counter, which restarts at 1 when its window has passed. It also restarts when its window has
 * not begun, which means that the clock was ahead at its start. One statement: safe across processes.
 */
export async function countHit(db: Db, key: string, windowMs: number, now: Date): Promise<Counter> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = sql`(${rateCounters.expiresAt} <= ${now.toISOString()}::timestamptz OR ${rateCounters.expiresAt} > excluded.expires_at)`;
  const [counter] = await db
    .insert(rateCounters)
    .values({ key, hits: 1, expiresAt })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        hits: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateCounters.hits} + 1 END`,
        expiresAt: sql`CASE WHEN ${isOver} THEN excluded.expires_at ELSE ${rateCounters.expiresAt} END`,
      },
    })
    .returning({ hits: rateCounters.hits, expiresAt: rateCounters.expiresAt });
  return counter ?? { hits: 1, expiresAt };
}

/** Returns the current counter; undefined when there is none or its window has passed. */
export async function findOpenCounter(db: Db, key: string, now: Date): Promise<Counter | undefined> {
  const [counter] = await db
    .select()
    .from(rateCounters)
    .where(isOpen([key], now));
  return counter;
}

/** Returns the keys whose counter is current. */
export async function listOpenCounters(db: Db, keys: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db.select({ key: rateCounters.key }).from(rateCounters).where(isOpen(keys, now));
  return new Set(rows.map(({ key }) => key));
}

const isOpen = (keys: readonly string[], now: Date) =>
  and(inArray(rateCounters.key, [...keys]), gt(rateCounters.expiresAt, now));

/** Starts a window that ends at a given time. */
export async function setCounter(db: Db, key: string, expiresAt: Date, hits = 1): Promise<void> {
  await db
    .insert(rateCounters)
    .values({ key, hits, expiresAt })
    .onConflictDoUpdate({ target: rateCounters.key, set: { hits, expiresAt } });
}

export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key));
}

/** Deletes counters whose window has passed. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.expiresAt, now));
}
