import type { ClientFrame } from '@kaadu/contracts/chat';
import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from '../../platform/sessions/session-cookie';
import { findSignedIn } from '../../platform/sessions/sessions';
import type { User } from '../../platform/sessions/users-repository';
import { readVisitor } from '../../platform/sessions/visitor-cookie';
import type { ChatServices } from './chat-services';
import { mayAnswer } from './may-answer';
import type { Visitor } from './own-thread';

type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** Who is at the other end of a connection. */
export type Peer =
  | { readonly side: 'visitor'; readonly visitor: Visitor }
  | { readonly side: 'advisor'; readonly advisor: User };

/** Why somebody is not let in, or not any more. */
export type Refusal = 'unknown' | 'forbidden';

/**
 * Who says hello: by the cookies of the handshake and the token of the first frame. Asked again before each message, so
 * that a session that has ended, or a role that was taken away, counts at once.
 */
export async function identify(
  { database, now }: ChatServices,
  request: FastifyRequest,
  { as, token }: Pick<Hello, 'as' | 'token'>,
): Promise<Peer | Refusal> {
  const cookie = readSessionCookie(request);
  const user =
    token !== null && cookie !== undefined
      ? await findSignedIn(database.db, { accessToken: token, cookie }, now())
      : undefined;
  if (token !== null && !user) return 'unknown';
  if (as === 'advisor') {
    if (!user) return 'unknown';
    return mayAnswer(user) ? { side: 'advisor', advisor: user } : 'forbidden';
  }
  const visitorHash = readVisitor(request);
  if (visitorHash === undefined) return 'unknown';
  return { side: 'visitor', visitor: { user: user ?? null, visitorHash } };
}
