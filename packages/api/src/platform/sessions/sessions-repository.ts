import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../database/database';
import { roles, sessions, users } from './tables';
import { userColumns } from './users-repository';

export async function addSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

interface CredentialHashes {
  /** Hash of the bearer token; absent where the cookie alone is checked. */
  readonly tokenHash?: string;
  readonly cookieHash: string;
}

/** The active session that the credentials belong to, with its account. */
export async function findSession(
  db: Db,
  { tokenHash, cookieHash }: CredentialHashes,
  now: Date,
  idleMs: number,
) {
  const [found] = await db
    .select({ user: userColumns, primaryKey: sessions.primaryKey, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.primaryKey, sessions.userPk))
    .innerJoin(roles, eq(roles.primaryKey, users.rolePk))
    .where(
      and(
        eq(sessions.cookieHash, cookieHash),
        tokenHash === undefined ? undefined : eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    );
  return found;
}

export async function touchSession(db: Db, primaryKey: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.primaryKey, primaryKey));
}

/** Revokes the session that either credential belongs to. */
export async function revokeSession(
  db: Db,
  proof: { readonly tokenHash: string; readonly cookieHash: string },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        or(eq(sessions.tokenHash, proof.tokenHash), eq(sessions.cookieHash, proof.cookieHash)),
        isNull(sessions.revokedAt),
      ),
    );
}

export async function deleteExpiredSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}
