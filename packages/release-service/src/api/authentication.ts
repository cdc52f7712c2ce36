import { ReleaseError } from '@kaadu/release-core';
import { findToken, requirePermission, type Role, type Token } from '@kaadu/release-core/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';

const authenticated = new WeakMap<FastifyRequest, Token>();

export interface TokenRequirement {
  /** `read` is permitted by every token. */
  readonly role: Role;
  /** The remote that a request is about; without it the token must have the role for some remote. */
  readonly remote?: (request: FastifyRequest) => string;
  /** Decides, once the token is known, whether the body may be sent. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply, token: Token) => Promise<void>;
}

/**
 * The options of a route that requires a token in the `Authorization` header. It is checked after the rate limit and
 * before any byte of the body is read.
 * @throws ReleaseError `forbidden` when the token is unknown or lacks the permission
 */
export function requireToken(
  tokens: () => Promise<Token[]>,
  { role, remote, admit }: TokenRequirement,
): { preParsing: (request: FastifyRequest, reply: FastifyReply) => Promise<void> } {
  return {
    async preParsing(request, reply) {
      const token = findToken(await tokens(), secretOf(request));
      if (!token) throw new Unauthenticated();
      if (role !== 'read') requirePermission(token, role, remote?.(request));
      await admit?.(request, reply, token);
      authenticated.set(request, token);
    },
  };
}

/** The token of a request to a route that requires one. @throws ReleaseError `forbidden` on a route that does not */
export function tokenOf(request: FastifyRequest): Token {
  const token = authenticated.get(request);
  if (!token) throw new Unauthenticated();
  return token;
}

function secretOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** The request has no token, or an unknown one. */
export class Unauthenticated extends ReleaseError {
  constructor() {
    super('forbidden', 'A valid token is required: set RELEASE_TOKEN to the one that operations gave you.');
  }
}
