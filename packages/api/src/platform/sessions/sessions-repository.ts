import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../database/database';
import { roles, sessions, users } from './tables';
import { type User, userColumns } from './users-repository';

export async function addSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

interface CredentialHashes {
  /** Hash of the bearer token; absent where only the cookie is checked. */
  readonly tokenHash?: string;
  readonly cookieHash: string;
}

/** Finds the active session of the given credentials, with its account. */
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
        isOpen(now, idleMs),
      ),
    );
  return found;
}

/** Lists the open sessions among the given ones, with the current role of their account. */
export async function listRolesOfOpen(
  db: Db,
  primaryKeys: readonly number[],
  now: Date,
  idleMs: number,
): Promise<{ primaryKey: number; role: User['role'] }[]> {
  if (primaryKeys.length === 0) return [];
  return db
    .select({ primaryKey: sessions.primaryKey, role: roles.name })
    .from(sessions)
    .innerJoin(users, eq(users.primaryKey, sessions.userPk))
    .innerJoin(roles, eq(roles.primaryKey, users.rolePk))
    .where(and(inArray(sessions.primaryKey, [...primaryKeys]), isOpen(now, idleMs)));
}

const isOpen = (now: Date, idleMs: number) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
  );

/** Lists the sessions of an account, the last used first. */
export function listSessionsOf(db: Db, userPk: number, now: Date, idleMs: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userPk, userPk), isOpen(now, idleMs)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.primaryKey));
}

/**
 * Revokes sessions of an account.
 * @param primaryKey one session; omitted: all
 * @returns number of sessions that were open
 */
export async function revokeSessionsOf(
  db: Db,
  userPk: number,
  now: Date,
  idleMs: number,
  primaryKey?: number,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userPk, userPk),
        isOpen(now, idleMs),
        primaryKey === undefined ? undefined : eq(sessions.primaryKey, primaryKey),
      ),
    )
    .returning({ primaryKey: sessions.primaryKey });
  return ended.length;
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
