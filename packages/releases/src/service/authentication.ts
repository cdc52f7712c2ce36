import type { FastifyRequest } from 'fastify';
import { ReleaseError } from '../store/errors';
import { findToken, requirePermission, type Role, type Token } from './tokens';

/**
 * The token in a request's `Authorization` header.
 * @throws ReleaseError `forbidden` when it is unknown or lacks the permission
 */
export async function authenticate(
  request: FastifyRequest,
  tokens: () => Promise<Token[]>,
  role: Role,
  remote?: string,
): Promise<Token> {
  const secret = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const token = findToken(await tokens(), secret);
  if (!token) throw new Unauthenticated();
  if (role !== 'read') requirePermission(token, role, remote);
  return token;
}

/** The request has no token, or an unknown one. */
export class Unauthenticated extends ReleaseError {
  constructor() {
    super('forbidden', 'A valid token is required: set RELEASE_TOKEN to the one that operations gave you.');
  }
}
