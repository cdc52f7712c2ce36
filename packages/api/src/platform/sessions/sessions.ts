import type { Db } from '../database/database';
import { hashToken, randomToken } from '../secrets/secret-values';
import { addSession, findSession, revokeSession, touchSession } from './sessions-repository';
import type { User } from './users-repository';

const minute = 60_000;
const hour = 60 * minute;
const idleMs = 12 * hour;
/** Longest life of a session, however busy. */
export const sessionMs = 30 * 24 * hour;

/** What a browser holds of a session: the token for its pages, the cookie out of their reach. */
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

/**
 * The account of a live session. Both secrets are needed, so that a token stolen from the page's storage is useless; only
 * `/check-user-login`, which a link opens, goes by the cookie alone.
 */
export async function findSignedIn(
  db: Db,
  { cookie, accessToken }: { cookie: string; accessToken?: string },
  now: Date,
): Promise<User | undefined> {
  const proof = {
    cookieHash: hashToken(cookie),
    ...(accessToken !== undefined && { tokenHash: hashToken(accessToken) }),
  };
  const session = await findSession(db, proof, now, idleMs);
  if (!session) return undefined;
  if (now.getTime() - session.lastSeenAt.getTime() > minute) await touchSession(db, session.primaryKey, now);
  return session.user;
}

/** Signs out on the server; a token or cookie that is unknown does nothing. */
export async function closeSession(
  db: Db,
  { cookie = '', accessToken = '' }: Partial<SessionSecrets>,
  now: Date,
): Promise<void> {
  await revokeSession(db, { cookieHash: hashToken(cookie), tokenHash: hashToken(accessToken) }, now);
}
