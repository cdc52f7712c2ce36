import type { Db } from '../database/database';
import { hashToken, randomToken } from '../secrets/secret-values';
import {
  addSession,
  findSession,
  listRolesOfOpen,
  listSessionsOf,
  revokeSession,
  revokeSessionsOf,
  touchSession,
} from './sessions-repository';
import type { User } from './users-repository';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const idleMs = 12 * hourMs;
/** Maximum lifetime of a session, even if active, in milliseconds. */
export const sessionMs = 30 * 24 * hourMs;

/** Credentials of a browser's session: a token for its scripts, and a cookie that they cannot read. */
export interface SessionSecrets {
  readonly accessToken: string;
  readonly cookie: string;
}

export async function openSession(db: Db, userPk: number, now: Date): Promise<SessionSecrets> {
  const secrets = { accessToken: randomToken(), cookie: randomToken() };
  await addSession(db, {
    userPk,
    tokenHash: hashToken(secrets.accessToken),
    cookieHash: hashToken(secrets.cookie),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
  });
  return secrets;
}

/** An open session with its account. */
interface SignedIn {
  readonly sessionPk: number;
  readonly user: User;
}

/**
 * Finds the account of an active session. Both credentials are required, so that a token stolen from the
 * page's storage is useless. Only `/check-user-login`, which is opened by a link, uses the cookie alone.
 */
export async function findSignedIn(
  db: Db,
  credentials: { cookie: string; accessToken?: string },
  now: Date,
): Promise<User | undefined> {
  return (await findSignedInSession(db, credentials, now))?.user;
}

/** Finds an active session with its account; see `findSignedIn`. */
export async function findSignedInSession(
  db: Db,
  { cookie, accessToken }: { cookie: string; accessToken?: string },
  now: Date,
): Promise<SignedIn | undefined> {
  const proof = {
    cookieHash: hashToken(cookie),
    ...(accessToken !== undefined && { tokenHash: hashToken(accessToken) }),
  };
  const session = await findSession(db, proof, now, idleMs);
  if (!session) return undefined;
  if (now.getTime() - session.lastSeenAt.getTime() > minuteMs)
    await touchSession(db, session.primaryKey, now);
  return { sessionPk: session.primaryKey, user: session.user };
}

/** Returns the current roles of the accounts of sessions, by session; ended sessions are missing. */
export async function rolesOfOpenSessions(
  db: Db,
  sessionPks: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, User['role']>> {
  const open = await listRolesOfOpen(db, sessionPks, now, idleMs);
  return new Map(open.map(({ primaryKey, role }) => [primaryKey, role]));
}

/** Ends a session on the server; does nothing for unknown credentials. */
export async function closeSession(
  db: Db,
  { cookie = '', accessToken = '' }: Partial<SessionSecrets>,
  now: Date,
): Promise<void> {
  await revokeSession(db, { cookieHash: hashToken(cookie), tokenHash: hashToken(accessToken) }, now);
}

/** Lists the sessions of an account, the last used first. @param cookie of the caller's session */
export async function listOpenSessions(db: Db, userPk: number, now: Date, cookie = '') {
  const own = hashToken(cookie);
  const found = await listSessionsOf(db, userPk, now, idleMs);
  return found.map(({ primaryKey, createdAt, lastSeenAt, cookieHash }) => ({
    primaryKey,
    createdAt,
    lastSeenAt,
    isOwn: cookieHash === own,
  }));
}

/** Signs an account out, of one session or all. @returns number of ended sessions */
export function endSessionsOf(db: Db, userPk: number, now: Date, primaryKey?: number): Promise<number> {
  return revokeSessionsOf(db, userPk, now, idleMs, primaryKey);
}
