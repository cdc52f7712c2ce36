import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReleaseError } from '../store/errors';
import type { Token } from '../service/tokens';

export interface Session {
  /** Id of the token that was signed in with. */
  readonly tokenId: string;
  /** Must come back with every form: another site cannot know it. */
  readonly csrf: string;
  readonly expires: number;
  /** What the next page says of the last move; said once. */
  notice?: string | undefined;
}

const cookieName = 'release_session';
const lifetimeMs = 8 * 3_600_000;

/** Who is signed in to the console, in memory: a restart of the service signs everybody out. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  constructor(
    readonly secure: boolean,
    readonly now: () => number = Date.now,
  ) {}

  begin(token: Token, reply: FastifyReply): void {
    const id = randomBytes(32).toString('base64url');
    const expires = this.now() + lifetimeMs;
    this.#sessions.set(id, { tokenId: token.id, csrf: randomBytes(32).toString('base64url'), expires });
    this.#setCookie(reply, id, lifetimeMs / 1000);
    for (const [key, session] of this.#sessions) if (session.expires < this.now()) this.#sessions.delete(key);
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    this.#sessions.delete(idOf(request));
    this.#setCookie(reply, '', 0);
  }

  /** The session of a request and its token, as long as that still counts. */
  of(request: FastifyRequest, tokens: readonly Token[]): { session: Session; token: Token } | undefined {
    const session = this.#sessions.get(idOf(request));
    const token = tokens.find(({ id }) => id === session?.tokenId);
    return session && token && session.expires > this.now() ? { session, token } : undefined;
  }

  #setCookie(reply: FastifyReply, value: string, seconds: number): void {
    const attributes = `Path=/console; Max-Age=${seconds}; HttpOnly; SameSite=Strict${this.secure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${cookieName}=${value}; ${attributes}`);
  }
}

/**
 * Refuses forms that did not come from the console's own pages.
 * @throws ReleaseError `forbidden`
 */
export function refuseForgery(request: FastifyRequest, { csrf }: Session, given: string | undefined): void {
  const { origin, host } = request.headers;
  const foreign = origin !== undefined && (origin === 'null' || new URL(origin).host !== host);
  if (!foreign && given === csrf) return;
  throw new ReleaseError('forbidden', 'This form has expired. Go back to the console and try again.');
}

function idOf({ headers }: FastifyRequest): string {
  const pair = headers.cookie?.split(/;\s*/).find((candidate) => candidate.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) ?? '';
}
