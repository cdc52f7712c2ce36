import type { ClientFrame } from '@kaadu/contracts/chat';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../platform/http/network-of';
import { readSessionCookie } from '../../../platform/sessions/session-cookie';
import type { ConnectedAs } from '../../../platform/sessions/session-watch';
import { findSignedInSession } from '../../../platform/sessions/sessions';
import type { User } from '../../../platform/sessions/users-repository';
import { findVisitor } from '../../../platform/sessions/visitors';
import type { ChatServices } from '../chat-services';
import { mayAnswer } from '../threads/may-answer';
import type { Visitor } from '../threads/own-thread';

type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** Who is at the other end of a connection. */
export type Peer = { readonly connectedAs: ConnectedAs } & (
  | { readonly side: 'visitor'; readonly visitor: Visitor }
  | { readonly side: 'advisor'; readonly advisor: User }
);

/** Why somebody is not let in, or not any more. */
export type Refusal = 'unknown' | 'forbidden';

/**
 * Who says hello: by the cookies of the handshake and the token of the first frame. Asked again before each message, so
 * that a session that has ended, or a role that was taken away, counts at once.
 */
export async function identify(
  services: ChatServices,
  request: FastifyRequest,
  { as, token }: Pick<Hello, 'as' | 'token'>,
): Promise<Peer | Refusal> {
  const { database, now } = services;
  const cookie = readSessionCookie(request);
  const signedIn =
    token !== null && cookie !== undefined
      ? await findSignedInSession(database.db, { accessToken: token, cookie }, now())
      : undefined;
  if (token !== null && !signedIn) return 'unknown';
  const session = signedIn ? { primaryKey: signedIn.sessionPk, role: signedIn.user.role } : null;
  if (as === 'advisor') {
    if (!signedIn) return 'unknown';
    const connectedAs = { session, visitorHash: null };
    return mayAnswer(signedIn.user) ? { side: 'advisor', advisor: signedIn.user, connectedAs } : 'forbidden';
  }
  const visitorHash = await findVisitor(services, request);
  if (visitorHash === undefined) return 'unknown';
  const visitor = { user: signedIn?.user ?? null, visitorHash, network: networkOf(request) };
  return { side: 'visitor', visitor, connectedAs: { session, visitorHash } };
}
