import type { Db } from '../database/database';
import { listOpenCounters, setCounter } from '../rate-limits/rate-counters-repository';
import { keyedHash } from '../secrets/secret-values';
import { visitorMs } from './visitor-cookie';

/** Registry of visitors whose cookie became invalid at a sign-in or sign-out in their browser. */
export function retiredVisitors(db: Db, pepper: string, now: Date) {
  const keyOf = (visitorHash: string) => keyedHash(pepper, 'retired-visitor', visitorHash);
  return {
    /** Retires a visitor for as long as a browser could keep the cookie. */
    add: (visitorHash: string) => setCounter(db, keyOf(visitorHash), new Date(now.getTime() + visitorMs)),
    /** Returns which of the visitors are retired. */
    async among(visitorHashes: readonly string[]): Promise<Set<string>> {
      if (visitorHashes.length === 0) return new Set();
      const known = await listOpenCounters(db, visitorHashes.map(keyOf), now);
      return new Set(visitorHashes.filter((hash) => known.has(keyOf(hash))));
    },
  };
}
