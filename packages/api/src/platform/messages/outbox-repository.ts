import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { outbox } from './tables';

export type OutboxMessage = typeof outbox.$inferSelect;

/** Queues a message in the caller's transaction: it is sent if and only if that commits. */
export async function queueMessage(db: Db, message: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(message);
}

/**
 * Claims due messages for this process until `retryAt`, when they are due again in case it has died.
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

/** Marks a message as sent, and erases its personal data. */
export async function markSent(db: Db, primaryKey: number, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, body: '', recipient: '', subject: '', unsubscribeUrl: null })
    .where(eq(outbox.primaryKey, primaryKey));
}

export async function delayMessage(db: Db, primaryKey: number, dueAt: Date): Promise<void> {
  await db.update(outbox).set({ dueAt }).where(eq(outbox.primaryKey, primaryKey));
}

/** Deletes messages that were sent, or expired, before `before`. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(or(lt(outbox.sentAt, before), lt(outbox.expiresAt, before)));
}
