import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../secrets/secret-values';
import type { Services } from '../services/services';
import { retiredVisitors } from './retired-visitors';
import {
  clearVisitorCookie,
  isIssuedVisitorCookie,
  issueVisitorCookie,
  readVisitorCookie,
  setVisitorCookie,
} from './visitor-cookie';

export type VisitorServices = Pick<Services, 'database' | 'now' | 'production' | 'secrets'>;
type WithCookies = Pick<FastifyRequest, 'cookies'>;

const retired = ({ database, now, secrets }: VisitorServices) =>
  retiredVisitors(database.db, secrets.otpPepper, now());

/**
 * Returns the hash of the secret that identifies a signed-out browser. Undefined when it has no cookie, one
 * that the API did not issue, or one from before a sign-in or sign-out.
 */
export async function findVisitor(
  services: VisitorServices,
  request: WithCookies,
): Promise<string | undefined> {
  const value = readVisitorCookie(request);
  if (value === undefined || !isIssuedVisitorCookie(services.secrets.otpPepper, value)) return undefined;
  const hash = hashToken(value);
  return (await retired(services).among([hash])).has(hash) ? undefined : hash;
}

/**
 * Returns the browser's visitor, and sets a cookie when it has no valid one.
 * @param seed text from which the new cookie follows
 */
export async function ensureVisitor(
  services: VisitorServices,
  request: WithCookies,
  reply: Pick<FastifyReply, 'setCookie'>,
  seed: string,
): Promise<string> {
  const known = await findVisitor(services, request);
  if (known !== undefined) return known;
  const value = issueVisitorCookie(services.secrets.otpPepper, seed);
  setVisitorCookie(reply, value, services.production);
  return hashToken(value);
}

/** Retires the browser's visitor, so that its next user starts as a new one. */
export async function retireVisitor(
  services: VisitorServices,
  request: WithCookies,
  reply: Pick<FastifyReply, 'clearCookie'>,
): Promise<void> {
  if (readVisitorCookie(request) === undefined) return;
  const known = await findVisitor(services, request);
  if (known !== undefined) await retired(services).add(known);
  clearVisitorCookie(reply, services.production);
}
