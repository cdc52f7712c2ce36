import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { outbox } from './tables';

export type OutboxMessage = typeof outbox.$inferSelect;

const dayMs = 24 * 60 * 60_000;
/** Maximum time during which delivery is retried. */
const keepTryingMs = 5 * dayMs;
/**
 * Time after delivery for which a deduplication key is kept: longer than any gateway repeats a notification.
 */
const keyRetentionMs = 90 * dayMs;

/** Columns of a message's personal data, erased. */
const erased = {
  recipient: '',
  subject: '',
  body: '',
  html: null,
  attachments: null,
  unsubscribeUrl: null,
} as const;

/**
 * Queues a message in the caller's transaction: it is sent if and only if that commits. Does nothing if a
 * message with the same `deduplicationKey` was queued within `keyRetentionMs`.
 * @param message without `expiresAt`, retried for five days, as mail servers do
 */
export async function queueMessage(db: Db, message: typeof outbox.$inferInsert): Promise<void> {
  const expiresAt = message.expiresAt ?? new Date(message.dueAt.getTime() + keepTryingMs);
  await db
    .insert(outbox)
    .values({ ...message, expiresAt })
    .onConflictDoNothing({ target: outbox.deduplicationKey });
}

/** Claims due messages for this process until `retryAt`, when they are due again in case it has died. */
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

/** Marks a message as sent and erases its personal data. */
export async function markSent(db: Db, primaryKey: number, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ ...erased, sentAt: now })
    .where(eq(outbox.primaryKey, primaryKey));
}

export async function delayMessage(db: Db, primaryKey: number, dueAt: Date): Promise<void> {
  await db.update(outbox).set({ dueAt }).where(eq(outbox.primaryKey, primaryKey));
}

/**
 * Deletes messages that were sent, or expired, before `before`. Those with a deduplication key stay
 * `keyRetentionMs` longer, without personal data, so that a late repetition of their cause is still
 * recognised.
 */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  const endedBefore = (at: Date) => or(lt(outbox.sentAt, at), lt(outbox.expiresAt, at));
  await db
    .update(outbox)
    .set(erased)
    .where(and(isNotNull(outbox.deduplicationKey), endedBefore(before), ne(outbox.recipient, '')));
  await db
    .delete(outbox)
    .where(
      or(
        and(isNull(outbox.deduplicationKey), endedBefore(before)),
        endedBefore(new Date(before.getTime() - keyRetentionMs)),
      ),
    );
}

/** Lists messages by prefix of their deduplication key, the oldest first; their content is not retained. */
export function listMessagesAbout(db: Db, keyPrefix: string) {
  return db
    .select({
      deduplicationKey: outbox.deduplicationKey,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      attempts: outbox.attempts,
    })
    .from(outbox)
    .where(sql`starts_with(${outbox.deduplicationKey}, ${keyPrefix})`)
    .orderBy(asc(outbox.primaryKey));
}
