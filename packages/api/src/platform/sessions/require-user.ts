import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import type { RoleName } from './roles';
import { readSessionCookie } from './session-cookie';
import { findSignedIn } from './sessions';
import type { User } from './users-repository';

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed-in user, set by `requireUser`; null on routes without it. */
    user: User | null;
  }
}

export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w-]{1,128})$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * Creates a hook that requires a session, by token and cookie.
 * @param roles allowed roles besides `admin`. Defaults to every signed-in user
 * @throws AppError unauthenticated, forbidden
 */
export function requireUser(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  roles?: readonly RoleName[],
) {
  return async (request: FastifyRequest): Promise<void> => {
    const accessToken = bearerToken(request);
    const cookie = readSessionCookie(request);
    const user = accessToken && cookie && (await findSignedIn(database.db, { accessToken, cookie }, now()));
    if (!user) throw new AppError('unauthenticated', 'Please sign in.');
    if (roles && user.role !== 'admin' && !roles.includes(user.role)) {
      throw new AppError('forbidden', 'Your account may not do this.');
    }
    request.user = user;
  };
}
