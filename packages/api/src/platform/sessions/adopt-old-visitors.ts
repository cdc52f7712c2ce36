import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../database/database';
import { findOpenCounter, setCounter } from '../rate-limits/rate-counters-repository';
import { hashToken, keyedHash } from '../secrets/secret-values';
import {
  isIssuedVisitorCookie,
  issueVisitorCookie,
  readVisitorCookie,
  replaceVisitorCookie,
  setVisitorCookie,
} from './visitor-cookie';
import type { VisitorServices } from './visitors';

/** Moves the rows of one visitor to another. @returns number of rows */
type MoveVisitor = (tx: Db, from: string, to: string) => Promise<number>;

/** Milliseconds during which simultaneous requests of a page may still send the old cookie. */
const graceMs = 60_000;
const oldValue = /^[\w-]{43}$/;

/**
 * Replaces unsigned visitor cookies of earlier releases once, if rows belong to them. The rows move to the
 * new cookie, so that the old value gives no more access. Other unsigned values are ignored.
 */
export function adoptOldVisitors(
  app: FastifyInstance,
  services: VisitorServices,
  moves: readonly MoveVisitor[],
): void {
  const { database, now, production, secrets } = services;
  const pepper = secrets.otpPepper;

  async function adopt(old: string, to: string): Promise<boolean> {
    const from = hashToken(old);
    const adopted = keyedHash(pepper, 'adopted-visitor', from);
    return database.db.transaction(async (tx) => {
      let moved = 0;
      for (const move of moves) moved += await move(tx, from, hashToken(to));
      if (moved === 0) return (await findOpenCounter(tx, adopted, now())) !== undefined;
      await setCounter(tx, adopted, new Date(now().getTime() + graceMs));
      return true;
    });
  }

  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    const old = readVisitorCookie(request);
    if (old === undefined || !oldValue.test(old) || isIssuedVisitorCookie(pepper, old)) return;
    // The same for simultaneous requests.
    const value = issueVisitorCookie(pepper, JSON.stringify(['old', old]));
    if (!(await adopt(old, value))) return;
    replaceVisitorCookie(request, value);
    setVisitorCookie(reply, value, production);
  });
}
