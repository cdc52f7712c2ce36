import type { Db } from '../../../platform/database/database';
import { findOpenCounter, setCounter } from '../../../platform/rate-limits/rate-counters-repository';
import { keyedHash } from '../../../platform/secrets/secret-values';

const rememberedMs = 90 * 24 * 60 * 60_000;

/** Records which requester has proved which contact, so that limits used up by strangers do not apply to it. */
export function knownRequesters(db: Db, pepper: string, now: Date) {
  const keyOf = (name: string, contact: string) => keyedHash(pepper, 'known-requester', name, contact);
  return {
    remember: (name: string, contact: string) =>
      setCounter(db, keyOf(name, contact), new Date(now.getTime() + rememberedMs)),
    knows: async (name: string, contact: string): Promise<boolean> =>
      (await findOpenCounter(db, keyOf(name, contact), now)) !== undefined,
  };
}
