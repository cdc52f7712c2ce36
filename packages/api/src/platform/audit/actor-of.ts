import type { FastifyRequest } from 'fastify';
import { userOf } from '../sessions/signed-in';
import type { Actor } from './make-change';

/** The member of staff who makes a request. */
export function actorOf(request: Pick<FastifyRequest, 'user' | 'id'>): Actor {
  return { user: userOf(request), requestId: request.id };
}
