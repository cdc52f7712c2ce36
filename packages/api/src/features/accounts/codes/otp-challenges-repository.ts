import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { otpChallenges } from '../tables';

export type OtpChallenge = typeof otpChallenges.$inferSelect;

/** Stores a challenge and invalidates its requester's earlier ones for the same contacts and purpose. */
export async function replaceChallenge(
  db: Db,
  challenge: typeof otpChallenges.$inferInsert & { readonly requester: string },
): Promise<void> {
  await db
    .update(otpChallenges)
    .set({ usedAt: challenge.createdAt })
    .where(
      and(
        eq(otpChallenges.email, challenge.email),
        eq(otpChallenges.phone, challenge.phone),
        eq(otpChallenges.purpose, challenge.purpose),
        eq(otpChallenges.requester, challenge.requester),
        isNull(otpChallenges.usedAt),
      ),
    );
  await db.insert(otpChallenges).values(challenge);
}

const isOpen = (id: string, now: Date) =>
  and(eq(otpChallenges.id, id), isNull(otpChallenges.usedAt), gt(otpChallenges.expiresAt, now));

/** Finds a challenge that is neither used nor expired. */
export async function findChallenge(
  db: Db,
  id: string,
  purpose: OtpChallenge['purpose'],
  now: Date,
): Promise<OtpChallenge | undefined> {
  const [challenge] = await db
    .select()
    .from(otpChallenges)
    .where(and(isOpen(id, now), eq(otpChallenges.purpose, purpose)));
  return challenge;
}

/** Counts an attempt. @returns false when the challenge is used, exhausted or expired */
export async function countAttempt(db: Db, id: string, maxAttempts: number, now: Date): Promise<boolean> {
  const counted = await db
    .update(otpChallenges)
    .set({ tries: sql`${otpChallenges.tries} + 1` })
    .where(and(isOpen(id, now), lt(otpChallenges.tries, maxAttempts)))
    .returning({ id: otpChallenges.id });
  return counted.length === 1;
}

/** Marks a challenge as used. @returns false when it was used before */
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
