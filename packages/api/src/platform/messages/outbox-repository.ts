import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { outbox } from './tables';

export type OutboxMessage = typeof outbox.$inferSelect;

/** Queues a message in the caller's transaction: it is sent if and only if that commits. */
export async function queueMessage(db: Db, message: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(message);
}

/**
 * Claims due messages for one sender: until `retryAt` no other process sees them, and if this one dies they
 * are due again then.
 */
export async function claimMessages(
  db: Db,
  now: Date,
  retryAt: Date,
  limit: number,
): Promise<OutboxMessage[]> {
  const due = db
    .select({ primaryKey: outbox.primaryKey })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        lte(outbox.dueAt, now),
        or(isNull(outbox.expiresAt), sql`${outbox.expiresAt} > ${now.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ dueAt: retryAt, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.primaryKey} IN (${due})`)
    .returning();
}

/** A sent message keeps nothing personal. */
export async function markSent(db: Db, primaryKey: number, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, body: '', recipient: '', subject: '', unsubscribeUrl: null })
    .where(eq(outbox.primaryKey, primaryKey));
}

export async function delayMessage(db: Db, primaryKey: number, dueAt: Date): Promise<void> {
  await db.update(outbox).set({ dueAt }).where(eq(outbox.primaryKey, primaryKey));
}

/** Drops messages that were sent, or became useless, before `before`. */
export async function sweepOutbox(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(or(lt(outbox.sentAt, before), lt(outbox.expiresAt, before)));
}
