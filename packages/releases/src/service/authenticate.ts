import type { FastifyRequest } from 'fastify';
import { ReleaseError } from '../store/errors';
import { findToken, requireRight, type Role, type Token } from './tokens';

/**
 * The token that a request carries in its `Authorization` header.
 * @throws ReleaseError `forbidden` when it is nobody's, or lacks the right
 */
export async function tokenOf(
  request: FastifyRequest,
  tokens: () => Promise<Token[]>,
  role: Role,
  remote?: string,
): Promise<Token> {
  const secret = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const token = findToken(await tokens(), secret);
  if (!token) throw new Unauthenticated();
  if (role !== 'read') requireRight(token, role, remote);
  return token;
}

/** Nobody's token, or none. */
export class Unauthenticated extends ReleaseError {
  constructor() {
    super('forbidden', 'A valid token is needed: set RELEASE_TOKEN to the one that operations gave you.');
  }
}
