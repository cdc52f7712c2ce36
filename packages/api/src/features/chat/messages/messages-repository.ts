import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { users } from '../../../platform/sessions/tables';
import { type PaymentRequest, paymentRequests } from '../../payments';
import { chatMessages, chatThreads } from '../tables';

export type NewMessage = typeof chatMessages.$inferInsert;

const columns = {
  message: chatMessages,
  /** First name of the advisor who wrote it. */
  author: users.firstName,
  request: paymentRequests,
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(chatMessages)
    .leftJoin(users, eq(users.primaryKey, chatMessages.authorPk))
    .leftJoin(paymentRequests, eq(paymentRequests.primaryKey, chatMessages.paymentRequestPk));

/** A message with its author and payment request. */
export type MessageRow = Awaited<ReturnType<typeof listAfter>>[number];

/** Lists messages after a number, the oldest first. */
export function listAfter(db: Db, threadPk: number, since: number, limit: number) {
  return select(db)
    .where(and(eq(chatMessages.threadPk, threadPk), gt(chatMessages.number, since)))
    .orderBy(asc(chatMessages.number))
    .limit(limit);
}

/** Lists the last messages before a number, the oldest first. */
export async function listBefore(
  db: Db,
  threadPk: number,
  before: number,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await select(db)
    .where(and(eq(chatMessages.threadPk, threadPk), lt(chatMessages.number, before)))
    .orderBy(desc(chatMessages.number))
    .limit(limit);
  return rows.reverse();
}

/** Finds a message by its sender's id. */
export async function findMessage(
  db: Db,
  { threadPk, side, clientId }: Pick<NewMessage, 'threadPk' | 'side' | 'clientId'>,
): Promise<MessageRow | undefined> {
  const [found] = await select(db).where(
    and(
      eq(chatMessages.threadPk, threadPk),
      eq(chatMessages.side, side),
      eq(chatMessages.clientId, clientId),
    ),
  );
  return found;
}

/** Lists the ids of the newest messages with a proposal. */
export async function listProposalIds(db: Db, threadPk: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: chatMessages.clientId })
    .from(chatMessages)
    .where(and(eq(chatMessages.threadPk, threadPk), isNotNull(chatMessages.proposal)))
    .orderBy(desc(chatMessages.number))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lists the newest payment requests of a thread that are neither paid nor withdrawn. */
export async function listOpenRequests(db: Db, threadPk: number, limit: number): Promise<PaymentRequest[]> {
  const rows = await db
    .selectDistinct({ request: paymentRequests })
    .from(chatMessages)
    .innerJoin(paymentRequests, eq(paymentRequests.primaryKey, chatMessages.paymentRequestPk))
    .where(and(eq(chatMessages.threadPk, threadPk), inArray(paymentRequests.status, ['open', 'failed'])))
    .orderBy(desc(paymentRequests.primaryKey))
    .limit(limit);
  return rows.map(({ request }) => request);
}

export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  await tx.insert(chatMessages).values(message);
}

/** Lists the last message of each thread. */
export function listLast(db: Db, threadPks: readonly number[]) {
  return db
    .selectDistinctOn([chatMessages.threadPk], {
      threadPk: chatMessages.threadPk,
      text: chatMessages.text,
      side: chatMessages.side,
    })
    .from(chatMessages)
    .where(inArray(chatMessages.threadPk, [...threadPks]))
    .orderBy(chatMessages.threadPk, desc(chatMessages.number));
}

/** Counts the messages of a side after a number, by thread. */
export async function countAfter(
  db: Db,
  threadPk: number,
  since: number,
  notBy: 'visitor' | 'advisor',
): Promise<number> {
  return db.$count(
    chatMessages,
    and(
      eq(chatMessages.threadPk, threadPk),
      gt(chatMessages.number, since),
      notBy === 'visitor' ? sql`${chatMessages.side} <> 'visitor'` : eq(chatMessages.side, 'visitor'),
    ),
  );
}

/** Lists the threads with a message about a payment request. */
export async function listThreadsAbout(db: Db, paymentRequestPk: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ threadPk: chatMessages.threadPk })
    .from(chatMessages)
    .where(eq(chatMessages.paymentRequestPk, paymentRequestPk));
  return rows.map(({ threadPk }) => threadPk);
}

/** Appends the messages of a thread to those of another. */
export async function moveMessages(
  tx: Db,
  from: number,
  to: { readonly threadPk: number; readonly after: number },
): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ threadPk: to.threadPk, number: sql`${chatMessages.number} + ${to.after}` })
    .where(eq(chatMessages.threadPk, from));
}

/** Counts the visitor's messages that no advisor has read, by thread. */
export async function countUnreadByAdvisors(
  db: Db,
  threadPks: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ threadPk: chatMessages.threadPk, unread: count() })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.primaryKey, chatMessages.threadPk))
    .where(
      and(
        inArray(chatMessages.threadPk, [...threadPks]),
        eq(chatMessages.side, 'visitor'),
        gt(chatMessages.number, chatThreads.readByAdvisor),
      ),
    )
    .groupBy(chatMessages.threadPk);
  return new Map(rows.map(({ threadPk, unread }) => [threadPk, unread]));
}
