import type { OpenSession } from '@kaadu/contracts/people';
import type { FastifyRequest } from 'fastify';
import { type Actor, makeChanges } from '../../platform/audit/make-change';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../platform/services/services';
import { readSessionCookie } from '../../platform/sessions/session-cookie';
import { endSessionsOf, listOpenSessions } from '../../platform/sessions/sessions';
import { findUser } from '../../platform/sessions/users-repository';

async function requireUser(db: Db, userPk: number): Promise<void> {
  if (!(await findUser(db, userPk))) throw new AppError('not_found', 'There is no such account.');
}

/** Lists the sessions of an account, the last used first. @throws AppError not_found */
export async function listSessions(
  { database: { db }, now }: Services,
  userPk: number,
  request: Pick<FastifyRequest, 'cookies'>,
): Promise<OpenSession[]> {
  await requireUser(db, userPk);
  const sessions = await listOpenSessions(db, userPk, now(), readSessionCookie(request));
  return sessions.map(({ primaryKey, createdAt, lastSeenAt, isOwn }) => ({
    primary_key: primaryKey,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_own: isOwn,
  }));
}

/**
 * Ends one or all sessions of an account. Takes effect at once, because every call checks its session in the
 * database.
 * @returns number of ended sessions
 * @throws AppError not_found
 */
export function endSessions(
  services: Services,
  actor: Actor,
  { primary_key: userPk, session_pk }: { readonly primary_key: number; readonly session_pk?: number },
): Promise<number> {
  return makeChanges(services, actor, async ({ tx, audit }) => {
    await requireUser(tx, userPk);
    const ended = await endSessionsOf(tx, userPk, services.now(), session_pk);
    if (session_pk !== undefined && ended === 0)
      throw new AppError('not_found', 'This session has ended already.');
    await audit({ action: 'endSessions', subject: `user ${userPk}`, detail: { ended } });
    return ended;
  });
}
