import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { rateCounters } from './tables';

export interface Counter {
  readonly hits: number;
  readonly expiresAt: Date;
}

/** Increments a counter, which restarts at 1 when its window has passed. One statement: safe across processes. */
export async function countHit(db: Db, key: string, windowMs: number, now: Date): Promise<Counter> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const passed = sql`${rateCounters.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [counter] = await db
    .insert(rateCounters)
    .values({ key, hits: 1, expiresAt })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        hits: sql`CASE WHEN ${passed} THEN 1 ELSE ${rateCounters.hits} + 1 END`,
        expiresAt: sql`CASE WHEN ${passed} THEN excluded.expires_at ELSE ${rateCounters.expiresAt} END`,
      },
    })
    .returning({ hits: rateCounters.hits, expiresAt: rateCounters.expiresAt });
  return counter ?? { hits: 1, expiresAt };
}

/** The current counter; undefined when there is none or its window has passed. */
export async function readCounter(db: Db, key: string, now: Date): Promise<Counter | undefined> {
  const [counter] = await db.select().from(rateCounters).where(eq(rateCounters.key, key));
  return counter && counter.expiresAt > now ? counter : undefined;
}

/** Starts a window that ends at a given time. */
export async function setCounter(db: Db, key: string, expiresAt: Date): Promise<void> {
  await db
    .insert(rateCounters)
    .values({ key, hits: 1, expiresAt })
    .onConflictDoUpdate({ target: rateCounters.key, set: { hits: 1, expiresAt } });
}

export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key));
}

/** Deletes counters whose window has passed. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.expiresAt, now));
}
