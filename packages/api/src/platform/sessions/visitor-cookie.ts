import type { FastifyReply, FastifyRequest } from 'fastify';
import { keyedHash, sameHash } from '../secrets/secret-values';

const name = 'kaadu_visitor';
const maxAgeSeconds = 180 * 24 * 60 * 60;
/** Lifetime of the visitor cookie, in milliseconds. */
export const visitorMs = maxAgeSeconds * 1_000;

/** Length in base64url characters: 132 random bits, and 126 bits of the signature. */
const secretLength = 22;
const signatureLength = 21;

/**
 * Creates the value of a visitor cookie: a secret and its signature.
 * @param seed text of full entropy from which the secret follows
 */
export function issueVisitorCookie(pepper: string, seed: string): string {
  return sign(pepper, keyedHash(pepper, 'visitor', seed).slice(0, secretLength));
}

function sign(pepper: string, secret: string): string {
  return secret + keyedHash(pepper, 'visitor-cookie', secret).slice(0, signatureLength);
}

/** Returns whether this API has issued a cookie value, in constant time. */
export function isIssuedVisitorCookie(pepper: string, value: string): boolean {
  return sameHash(value, sign(pepper, value.slice(0, secretLength)));
}

/** Reads the visitor cookie as sent by the client, not validated. */
export function readVisitorCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  return cookies[name];
}

/** Replaces the visitor cookie for the rest of the request. */
export function replaceVisitorCookie(request: Pick<FastifyRequest, 'cookies'>, value: string): void {
  request.cookies[name] = value;
}

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

/** Sets the visitor cookie. @param secure whether it is sent over https only; false in development only */
export function setVisitorCookie(
  reply: Pick<FastifyReply, 'setCookie'>,
  value: string,
  secure: boolean,
): void {
  reply.setCookie(name, value, { ...attributes(secure), maxAge: maxAgeSeconds });
}

export function clearVisitorCookie(reply: Pick<FastifyReply, 'clearCookie'>, secure: boolean): void {
  reply.clearCookie(name, attributes(secure));
}
