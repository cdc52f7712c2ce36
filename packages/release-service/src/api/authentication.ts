import { ReleaseError } from '@kaadu/release-core';
import { findToken, requirePermission, type Role, type Token } from '@kaadu/release-core/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';

const authenticated = new WeakMap<FastifyRequest, Token>();

export interface TokenRequirement {
  /** Required role; every token permits `read`. */
  readonly role: Role;
  /** Remote of the request. Without it the token must have the role for some remote. */
  readonly remote?: (request: FastifyRequest) => string;
  /** Decides, once the token is known, whether the body may be sent. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply, token: Token) => Promise<void>;
}

/**
 * Returns the options of a route that requires a token in the `Authorization` header. It is checked after the rate limit
 * and before any byte of the body is read.
 * @throws ReleaseError `forbidden` when the token is unknown or lacks the permission
 */
export function requireToken(
  tokens: () => Promise<Token[]>,
  { role, remote, admit }: TokenRequirement,
): { preParsing: (request: FastifyRequest, reply: FastifyReply) => Promise<void> } {
  return {
    async preParsing(request, reply) {
      const token = await findTokenOf(request, tokens);
      if (!token) throw new Unauthenticated();
      if (role !== 'read') requirePermission(token, role, remote?.(request));
      await admit?.(request, reply, token);
      authenticated.set(request, token);
    },
  };
}

/** Returns the token of a request to a route that requires one. @throws ReleaseError `forbidden` on other routes */
export function tokenOf(request: FastifyRequest): Token {
  const token = authenticated.get(request);
  if (!token) throw new Unauthenticated();
  return token;
}

const found = new WeakMap<FastifyRequest, Promise<Token | undefined>>();

/** Finds the valid token of a request, if it has one. Reads the tokens once for a request. */
function findTokenOf(request: FastifyRequest, tokens: () => Promise<Token[]>): Promise<Token | undefined> {
  const known = found.get(request) ?? tokens().then((all) => findToken(all, secretOf(request)));
  found.set(request, known);
  return known;
}

/** Returns what requests are counted by: a valid token, else the address. Shells behind one proxy share an address. */
export async function callerOf(request: FastifyRequest, tokens: () => Promise<Token[]>): Promise<string> {
  // Unreadable tokens are reported by routes that need one.
  const token =
    secretOf(request) === '' ? undefined : await findTokenOf(request, tokens).catch(() => undefined);
  return token ? `token ${token.id}` : `address ${request.ip}`;
}

function secretOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Error of a request without a valid token. */
export class Unauthenticated extends ReleaseError {
  constructor() {
    super('forbidden', 'A valid token is required. Set RELEASE_TOKEN to the token that operations gave you.');
  }
}
