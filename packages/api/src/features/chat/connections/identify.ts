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

/** Identity of the other end of a connection. */
export type Peer = { readonly connectedAs: ConnectedAs } & (
  | { readonly side: 'visitor'; readonly visitor: Visitor }
  | { readonly side: 'advisor'; readonly advisor: User }
);

/** Reason why a connection is refused or closed. */
export type Refusal = 'unknown' | 'forbidden';

/**
 * Identifies the sender of a hello by the handshake's cookies and the token of the first frame. Repeated before each
 * message, so that an ended session or a removed role takes effect at once.
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
