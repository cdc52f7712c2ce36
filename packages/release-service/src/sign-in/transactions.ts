import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Transaction } from './provider';

const cookieName = 'release_sign_in';
const lifetimeMs = 10 * 60_000;
/** Maximum number of sign-ins in progress. Starting one needs no authentication, so the oldest are dropped. */
const max = 1000;

/** Sign-ins in progress, in memory; each can be finished once, by the browser that began it. */
export class Transactions {
  readonly #begun = new LRUCache<string, Transaction>({ max, ttl: lifetimeMs });

  constructor(readonly secure: boolean) {}

  begin(transaction: Transaction, reply: FastifyReply): void {
    const id = randomBytes(32).toString('base64url');
    this.#begun.set(id, transaction);
    this.#setCookie(reply, id, lifetimeMs / 1000);
  }

  /** Ends the sign-in that a browser has begun; undefined when there is none. */
  end({ headers }: FastifyRequest, reply: FastifyReply): Transaction | undefined {
    const id = parseCookie(headers.cookie ?? '')[cookieName] ?? '';
    const transaction = this.#begun.get(id);
    this.#begun.delete(id);
    this.#setCookie(reply, '', 0);
    return transaction;
  }

  /** Sets the cookie with `SameSite=Lax`, because it has to be sent on the provider's redirect. */
  #setCookie(reply: FastifyReply, value: string, maxAge: number): void {
    const attributes = { path: '/console/sign-in', maxAge, httpOnly: true, sameSite: 'lax' } as const;
    reply.header(
      'set-cookie',
      stringifySetCookie({ name: cookieName, value, ...attributes, secure: this.secure }),
    );
  }
}
