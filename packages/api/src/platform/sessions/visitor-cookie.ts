import type { FastifyReply, FastifyRequest } from 'fastify';
import { keyedHash, sameHash } from '../secrets/secret-values';

const name = 'kaadu_visitor';
const maxAgeSeconds = 180 * 24 * 60 * 60;
/** Time for which a browser keeps its visitor cookie, in milliseconds. */
export const visitorMs = maxAgeSeconds * 1_000;

/** Characters of base64url: 132 random bits, and 126 bits of the signature. */
const secretLength = 22;
const signatureLength = 21;

/** Value of a visitor cookie: a secret and its signature. @param seed text of full entropy that the secret follows from */
export function issueVisitorCookie(pepper: string, seed: string): string {
  return sign(pepper, keyedHash(pepper, 'visitor', seed).slice(0, secretLength));
}

function sign(pepper: string, secret: string): string {
  return secret + keyedHash(pepper, 'visitor-cookie', secret).slice(0, signatureLength);
}

/** Whether this API has issued a cookie value. Takes constant time. */
export function isIssuedVisitorCookie(pepper: string, value: string): boolean {
  return sameHash(value, sign(pepper, value.slice(0, secretLength)));
}

/** Value of the visitor cookie as the client sent it. Anything may be in it. */
export function readVisitorCookie({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  return cookies[name];
}

/** Replaces the visitor cookie that the rest of the request reads. */
export function replaceVisitorCookie(request: Pick<FastifyRequest, 'cookies'>, value: string): void {
  request.cookies[name] = value;
}

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

/** @param secure whether the cookie is sent over https only; false in development alone */
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
