import { randomBytes } from 'node:crypto';
import { ReleaseError } from '@kaadu/release-core';
import type { Actor, Person, Token } from '@kaadu/release-core/operations';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Session {
  /** Id of the token that was used to sign in, or the person with the rights of that moment. */
  readonly by: string | Person;
  /** Every form has to send it, which another site cannot do. */
  readonly csrf: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
  /** The outcome of the last action, to be shown once on the next page. */
  notice?: Outcome | undefined;
}

/** What came of an action, in a sentence. */
export interface Outcome {
  readonly text: string;
  /** The address that was made. */
  readonly link?: string;
}

const cookieName = 'release_session';
const lifetimeMs = 8 * 3_600_000;

/** Console sessions, kept in memory: a restart of the service signs everybody out. */
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

  /** The session of a request and whose it is; undefined without one, or when it has expired or its token was revoked. */
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

/** Undefined for an opaque origin (`null`), and for text that is no origin. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function sessionId({ headers }: FastifyRequest): string {
  return parseCookie(headers.cookie ?? '')[cookieName] ?? '';
}
