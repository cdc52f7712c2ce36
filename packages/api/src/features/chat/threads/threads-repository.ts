import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { users } from '../../../platform/sessions/tables';
import { chatThreads } from '../tables';

export type ThreadRow = typeof chatThreads.$inferSelect;
type Values = Partial<typeof chatThreads.$inferInsert>;

/** Owner of a thread: an account, or a browser that is not signed in. */
export type Owner = { readonly userPk: number } | { readonly visitorHash: string };

function ownedBy(owner: Owner): SQL | undefined {
  return 'userPk' in owner
    ? eq(chatThreads.userPk, owner.userPk)
    : and(eq(chatThreads.visitorHash, owner.visitorHash), isNull(chatThreads.userPk));
}

export async function findThreadOf(db: Db, owner: Owner): Promise<ThreadRow | undefined> {
  const [found] = await db.select().from(chatThreads).where(ownedBy(owner));
  return found;
}

export async function findThread(db: Db, primaryKey: number): Promise<ThreadRow | undefined> {
  const [found] = await db.select().from(chatThreads).where(eq(chatThreads.primaryKey, primaryKey));
  return found;
}

/** Reads a thread and locks it; undefined when it has been joined to another in the meantime. */
export async function lockThread(tx: Db, primaryKey: number): Promise<ThreadRow | undefined> {
  const [found] = await tx
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.primaryKey, primaryKey))
    .for('update');
  return found;
}

/** Creates a thread unless its owner has one. */
export async function addThread(db: Db, values: typeof chatThreads.$inferInsert): Promise<void> {
  await db.insert(chatThreads).values(values).onConflictDoNothing();
}

export async function updateThread(db: Db, primaryKey: number, values: Values): Promise<void> {
  await db.update(chatThreads).set(values).where(eq(chatThreads.primaryKey, primaryKey));
}

/** Moves the thread of one browser to another. @returns the number of threads */
export async function moveVisitorThread(tx: Db, from: string, to: string): Promise<number> {
  const moved = await tx
    .update(chatThreads)
    .set({ visitorHash: to })
    .where(ownedBy({ visitorHash: from }))
    .returning({ primaryKey: chatThreads.primaryKey });
  return moved.length;
}

export async function deleteThread(tx: Db, primaryKey: number): Promise<void> {
  await tx.delete(chatThreads).where(eq(chatThreads.primaryKey, primaryKey));
}

/** Raises a read cursor. @returns whether it was lower */
export async function raiseRead(
  db: Db,
  primaryKey: number,
  side: 'visitor' | 'advisor',
  number: number,
): Promise<boolean> {
  const column = side === 'visitor' ? chatThreads.readByVisitor : chatThreads.readByAdvisor;
  const reached = sql`least(${number}, ${chatThreads.lastNumber})`;
  const raised = await db
    .update(chatThreads)
    .set(
      side === 'visitor'
        ? {
            readByVisitor: reached,
            // Read answers are not e-mailed.
            emailDueAt: sql`CASE WHEN ${reached} >= ${chatThreads.lastNumber} THEN NULL ELSE ${chatThreads.emailDueAt} END`,
          }
        : { readByAdvisor: reached },
    )
    .where(and(eq(chatThreads.primaryKey, primaryKey), sql`${column} < ${reached}`))
    .returning({ primaryKey: chatThreads.primaryKey });
  return raised.length > 0;
}

/** Records the time of an advisor's activity. @returns whether none was recorded since `notSince` */
export async function markAdvisorSeen(
  db: Db,
  primaryKey: number,
  at: Date,
  notSince: Date,
): Promise<boolean> {
  const marked = await db
    .update(chatThreads)
    .set({ advisorSeenAt: at })
    .where(
      and(
        eq(chatThreads.primaryKey, primaryKey),
        or(isNull(chatThreads.advisorSeenAt), lte(chatThreads.advisorSeenAt, notSince)),
      ),
    )
    .returning({ primaryKey: chatThreads.primaryKey });
  return marked.length > 0;
}

/** Lists that advisors choose from. */
export type ThreadList = 'open' | 'mine' | 'waiting' | 'closed';

const isOpen = eq(chatThreads.isClosed, false);

function inList(list: ThreadList, advisorPk: number): SQL | undefined {
  if (list === 'closed') return eq(chatThreads.isClosed, true);
  if (list === 'mine') return and(isOpen, eq(chatThreads.assignedTo, advisorPk));
  return list === 'waiting' ? and(isOpen, isNotNull(chatThreads.waitingSince)) : isOpen;
}

/** Counts the threads of each list. */
export async function countThreads(db: Db, advisorPk: number): Promise<Record<ThreadList, number>> {
  const counted = (list: ThreadList) => sql<number>`count(*) FILTER (WHERE ${inList(list, advisorPk)})::int`;
  const [row] = await db
    .select({
      open: counted('open'),
      mine: counted('mine'),
      waiting: counted('waiting'),
      closed: counted('closed'),
    })
    .from(chatThreads);
  if (!row) throw new Error('Counting gives one row');
  return row;
}

/** Lists a page of threads: `waiting` by the longest wait, other lists by the newest message. */
export async function listThreadRows(
  db: Db,
  list: ThreadList,
  advisorPk: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<ThreadRow[]> {
  return db
    .select()
    .from(chatThreads)
    .where(inList(list, advisorPk))
    .orderBy(
      list === 'waiting' ? asc(chatThreads.waitingSince) : desc(chatThreads.lastAt),
      asc(chatThreads.primaryKey),
    )
    .limit(page.limit)
    .offset(page.offset);
}

/** Locks threads with unread answers that are due as e-mails. Skips rows locked by other processes. */
export function lockThreadsToEmail(tx: Db, now: Date, limit: number): Promise<ThreadRow[]> {
  return tx
    .select()
    .from(chatThreads)
    .where(lte(chatThreads.emailDueAt, now))
    .orderBy(asc(chatThreads.emailDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Returns the names of accounts. */
export async function listNames(db: Db, userPks: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ primaryKey: users.primaryKey, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.primaryKey, [...userPks]));
  return new Map(rows.map((row) => [row.primaryKey, `${row.firstName} ${row.lastName}`.trim()]));
}
