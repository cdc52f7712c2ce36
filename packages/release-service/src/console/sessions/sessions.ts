import { randomBytes } from 'node:crypto';
import { ReleaseError } from '@kaadu/release-core';
import type { Actor, Person, Token } from '@kaadu/release-core/operations';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Session {
  /** Id of the token that was used to sign in, or the person with the rights at that time. */
  readonly by: string | Person;
  /** CSRF token that every form has to send, which another site cannot know. */
  readonly csrf: string;
  /** Time of expiry, in milliseconds since the epoch. */
  readonly expires: number;
  /** Result of the last action, shown once on the next page. */
  notice?: Outcome | undefined;
}

/** Result of an action, in a sentence. */
export interface Outcome {
  readonly text: string;
  /** URL of the created link. */
  readonly link?: string;
}

const cookieName = 'release_session';
const lifetimeMs = 8 * 3_600_000;

/** Console sessions in memory: a restart of the service signs all users out. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  constructor(
    readonly secure: boolean,
    readonly now: () => number = Date.now,
  ) {}

  start(actor: Actor, reply: FastifyReply): void {
    const id = randomBytes(32).toString('base64url');
    const expires = this.now() + lifetimeMs;
    const by = 'grants' in actor ? actor : actor.id;
    this.#sessions.set(id, { by, csrf: randomBytes(32).toString('base64url'), expires });
    this.#setCookie(reply, id, lifetimeMs / 1000);
    for (const [key, session] of this.#sessions) if (session.expires < this.now()) this.#sessions.delete(key);
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    this.#sessions.delete(sessionId(request));
    this.#setCookie(reply, '', 0);
  }

  /** Returns the session of a request and its user; undefined without one, when it has expired or its token was revoked. */
  of(request: FastifyRequest, tokens: readonly Token[]): { session: Session; actor: Actor } | undefined {
    const session = this.#sessions.get(sessionId(request));
    if (!session || session.expires <= this.now()) return undefined;
    const { by } = session;
    const actor = typeof by === 'string' ? tokens.find(({ id }) => id === by) : by;
    return actor && { session, actor };
  }

  #setCookie(reply: FastifyReply, value: string, maxAge: number): void {
    const attributes = { path: '/console', maxAge, httpOnly: true, sameSite: 'strict' } as const;
    const cookie = stringifySetCookie({ name: cookieName, value, ...attributes, secure: this.secure });
    reply.header('set-cookie', cookie);
  }
}

/**
 * Rejects forms that were not sent from the console's own pages.
 * @throws ReleaseError `forbidden`
 */
export function requireSameOrigin(
  request: FastifyRequest,
  { csrf }: Session,
  sentCsrf: string | undefined,
): void {
  const { origin, host } = request.headers;
  const isForeign = origin !== undefined && hostOf(origin) !== host;
  if (!isForeign && sentCsrf === csrf) return;
  throw new ReleaseError('forbidden', 'This form has expired. Go back to the console and try again.');
}

/** Returns the host of an origin; undefined for an opaque origin (`null`), and for malformed text. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function sessionId({ headers }: FastifyRequest): string {
  return parseCookie(headers.cookie ?? '')[cookieName] ?? '';
}
