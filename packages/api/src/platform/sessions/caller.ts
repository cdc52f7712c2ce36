import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from './require-user';
import { readSessionCookie } from './session-cookie';
import { findSignedIn } from './sessions';
import type { User } from './users-repository';
import { ensureVisitor, findVisitor, type VisitorServices } from './visitors';

/** Caller of the API: an account, a browser identified by its cookie, or both. */
export interface Caller {
  readonly user: User | null;
  readonly visitorHash: string | null;
}

export type CallerServices = VisitorServices;

async function findUser({ database, now }: CallerServices, request: FastifyRequest): Promise<User | null> {
  const accessToken = bearerToken(request);
  const cookie = readSessionCookie(request);
  if (!accessToken || !cookie) return null;
  return (await findSignedIn(database.db, { accessToken, cookie }, now())) ?? null;
}

export async function callerOf(services: CallerServices, request: FastifyRequest): Promise<Caller> {
  return {
    user: await findUser(services, request),
    visitorHash: (await findVisitor(services, request)) ?? null,
  };
}

/**
 * Returns the caller, and sets a visitor cookie if there is none. The new cookie follows from the key: if the
 * response to an idempotent request is lost together with the cookie, the repetition is recognised as the
 * same browser's.
 * @param key the request's idempotency key, or a random one
 */
export async function visitorOf(
  services: CallerServices,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
) {
  return {
    user: await findUser(services, request),
    visitorHash: await ensureVisitor(services, request, reply, JSON.stringify([key, request.ip])),
  };
}
