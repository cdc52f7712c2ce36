import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { subscriptions } from './tables';

/** Adds a subscription. @returns undefined when the e-mail address is subscribed already */
export async function addSubscription(db: Db, email: string, unsubscribeToken: string) {
  const [added] = await db
    .insert(subscriptions)
    .values({ email, unsubscribeToken })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { unsubscribedAt: null, unsubscribeToken: sql`excluded.unsubscribe_token` },
      setWhere: sql`${subscriptions.unsubscribedAt} IS NOT NULL`,
    })
    .returning({ primaryKey: subscriptions.primaryKey });
  return added;
}

/** Ends a subscription; idempotent. @returns whether the token is known */
export async function endSubscription(db: Db, unsubscribeToken: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(subscriptions)
    .set({
      unsubscribedAt: sql`COALESCE(${subscriptions.unsubscribedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(subscriptions.unsubscribeToken, unsubscribeToken))
    .returning({ primaryKey: subscriptions.primaryKey });
  return ended.length === 1;
}

/** Lists subscribers by key. @param after key of the last one listed */
export function listSubscribers(db: Db, after: number, limit: number) {
  const { primaryKey, email, createdAt, unsubscribedAt } = subscriptions;
  return db
    .select({ primaryKey, email, createdAt })
    .from(subscriptions)
    .where(and(gt(primaryKey, after), isNull(unsubscribedAt)))
    .orderBy(asc(primaryKey))
    .limit(limit);
}
