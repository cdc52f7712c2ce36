import { and, asc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { waitlistEntries } from './tables';

export type WaitlistEntry = typeof waitlistEntries.$inferSelect;

/** Adds an entry, or returns the same one of the same person. A confirmed entry keeps its place. */
export async function addEntry(tx: Db, values: typeof waitlistEntries.$inferInsert): Promise<WaitlistEntry> {
  const { confirmedAt } = waitlistEntries;
  const [entry] = await tx
    .insert(waitlistEntries)
    .values(values)
    .onConflictDoUpdate({
      target: [
        waitlistEntries.email,
        waitlistEntries.experiencePk,
        waitlistEntries.fromDay,
        waitlistEntries.toDay,
        waitlistEntries.guests,
        waitlistEntries.ages,
      ],
      set: { confirmedAt: sql`COALESCE(${confirmedAt}, excluded.confirmed_at)` },
    })
    .returning();
  if (!entry) throw new Error('The waitlist entry was not written');
  return entry;
}

/** Confirms the address of an entry; idempotent. @returns undefined when the entry has ended */
export async function confirmEntry(
  db: Db,
  primaryKey: number,
  now: Date,
): Promise<WaitlistEntry | undefined> {
  const [entry] = await db
    .update(waitlistEntries)
    .set({ confirmedAt: sql`COALESCE(${waitlistEntries.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(waitlistEntries.primaryKey, primaryKey))
    .returning();
  return entry;
}

export async function deleteEntry(db: Db, primaryKey: number): Promise<void> {
  await db.delete(waitlistEntries).where(eq(waitlistEntries.primaryKey, primaryKey));
}

const isWaiting = and(isNotNull(waitlistEntries.confirmedAt), isNull(waitlistEntries.notifiedAt));

/** Lists the experiences that people wait for, from `today` on. */
export async function listAwaited(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ experiencePk: waitlistEntries.experiencePk })
    .from(waitlistEntries)
    .where(and(isWaiting, gte(waitlistEntries.fromDay, today)))
    .orderBy(asc(waitlistEntries.experiencePk));
  return rows.map(({ experiencePk }) => experiencePk);
}

/** Locks those who wait for an experience, the earliest first, until the transaction ends. */
export function lockWaiting(tx: Db, experiencePk: number, today: string): Promise<WaitlistEntry[]> {
  return tx
    .select()
    .from(waitlistEntries)
    .where(
      and(isWaiting, eq(waitlistEntries.experiencePk, experiencePk), gte(waitlistEntries.fromDay, today)),
    )
    .orderBy(asc(waitlistEntries.confirmedAt), asc(waitlistEntries.primaryKey))
    .for('update');
}

/** Lists the entries of an experience whose e-mail was sent after `since`. */
export function listNotified(tx: Db, experiencePk: number, since: Date): Promise<WaitlistEntry[]> {
  return tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.experiencePk, experiencePk), gte(waitlistEntries.notifiedAt, since)));
}

export async function markNotified(
  tx: Db,
  primaryKey: number,
  values: Pick<WaitlistEntry, 'notifiedAt' | 'offeredOptionPk' | 'offeredSlot'>,
): Promise<void> {
  await tx.update(waitlistEntries).set(values).where(eq(waitlistEntries.primaryKey, primaryKey));
}

interface Ends {
  readonly today: string;
  /** Entries whose e-mail was sent earlier have ended. */
  readonly notifiedBefore: Date;
  /** Unconfirmed entries that are older have ended. */
  readonly createdBefore: Date;
}

/** Deletes entries that have ended. */
export async function deleteEnded(db: Db, { today, notifiedBefore, createdBefore }: Ends): Promise<void> {
  await db
    .delete(waitlistEntries)
    .where(
      or(
        lt(waitlistEntries.fromDay, today),
        lt(waitlistEntries.notifiedAt, notifiedBefore),
        and(isNull(waitlistEntries.confirmedAt), lt(waitlistEntries.createdAt, createdBefore)),
      ),
    );
}
