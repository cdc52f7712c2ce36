import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { otpChallenges } from './tables';

export type OtpChallenge = typeof otpChallenges.$inferSelect;

/** Stores a challenge, and invalidates earlier ones for the same address, number and purpose. */
export async function replaceChallenge(db: Db, challenge: typeof otpChallenges.$inferInsert): Promise<void> {
  await db
    .update(otpChallenges)
    .set({ usedAt: challenge.createdAt })
    .where(
      and(
        eq(otpChallenges.email, challenge.email),
        eq(otpChallenges.phone, challenge.phone),
        eq(otpChallenges.purpose, challenge.purpose),
        isNull(otpChallenges.usedAt),
      ),
    );
  await db.insert(otpChallenges).values(challenge);
}

/** Counts an attempt and returns the challenge, unless it is used, exhausted, expired or unknown. */
export async function countAttempt(
  db: Db,
  id: string,
  purpose: OtpChallenge['purpose'],
  maxAttempts: number,
  now: Date,
): Promise<OtpChallenge | undefined> {
  const [challenge] = await db
    .update(otpChallenges)
    .set({ tries: sql`${otpChallenges.tries} + 1` })
    .where(
      and(
        eq(otpChallenges.id, id),
        eq(otpChallenges.purpose, purpose),
        isNull(otpChallenges.usedAt),
        gt(otpChallenges.expiresAt, now),
        lt(otpChallenges.tries, maxAttempts),
      ),
    )
    .returning();
  return challenge;
}

/** @returns false when it was used before */
export async function consumeChallenge(db: Db, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(otpChallenges)
    .set({ usedAt: now })
    .where(and(eq(otpChallenges.id, id), isNull(otpChallenges.usedAt)))
    .returning({ id: otpChallenges.id });
  return used.length === 1;
}

/** Deletes challenges that expired before `before`. */
export async function deleteExpiredChallenges(db: Db, before: Date): Promise<void> {
  await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, before));
}
