import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import {
  countHit,
  deleteCounter,
  findOpenCounter,
  setCounter,
} from '../../../platform/rate-limits/rate-counters-repository';
import { formatWait } from '../../../platform/rate-limits/rate-limit';
import { keyedHash } from '../../../platform/secrets/secret-values';

const dayMs = 24 * 60 * 60_000;
const failuresBeforeLock = 10;
const firstDelayMs = 60_000;
/** Wrong codes a day, from all requesters, after which a challenge about that contact takes only one attempt. */
const failuresBeforeCare = 20;
const attempts = 5;

/** Returns the time for which codes are rejected unchecked after a number of wrong ones. */
const delayAfter = (hits: number) => Math.min(firstDelayMs * 2 ** (hits - failuresBeforeLock), dayMs);

/**
 * Counts wrong codes by contact, over all its challenges.
 *
 * - Per requester: from the tenth a day on, each doubles the time for which its codes are rejected unchecked. Other
 *   requesters, such as the owner of the contact, are not delayed.
 * - In total: from the twentieth a day on, a challenge takes one code instead of five. That slows down guessing from
 *   many networks, and a correct code still works.
 */
export function wrongCodes(
  db: Db,
  pepper: string,
  requester: string,
  contacts: readonly string[],
  now: Date,
) {
  const failures = (contact: string) => keyedHash(pepper, 'wrong-codes', requester, contact);
  const lock = (contact: string) => keyedHash(pepper, 'wrong-codes-lock', requester, contact);
  const total = (contact: string) => keyedHash(pepper, 'wrong-codes-total', contact);

  async function countFor(contact: string): Promise<void> {
    await countHit(db, total(contact), dayMs, now);
    const { hits } = await countHit(db, failures(contact), dayMs, now);
    if (hits < failuresBeforeLock) return;
    await setCounter(db, lock(contact), new Date(now.getTime() + delayAfter(hits)), hits);
  }

  return {
    /** Checks that the requester is not locked. @throws AppError too_many */
    async assertNotLocked(): Promise<void> {
      for (const contact of contacts) {
        const locked = await findOpenCounter(db, lock(contact), now);
        const leftMs = locked ? locked.expiresAt.getTime() - now.getTime() : 0;
        // A lock longer than the maximum was created while the clock was ahead.
        if (!locked || leftMs > delayAfter(locked.hits)) continue;
        const retryAfter = Math.ceil(leftMs / 1_000);
        throw new AppError(
          'too_many',
          `Too many wrong codes. Please try again in ${formatWait(retryAfter)}.`,
          { retryAfter },
        );
      }
    },
    /** Returns the attempts that a challenge takes. */
    async attemptsPerChallenge(): Promise<number> {
      for (const contact of contacts) {
        const counted = await findOpenCounter(db, total(contact), now);
        if (counted && counted.hits >= failuresBeforeCare) return 1;
      }
      return attempts;
    },
    async count(): Promise<void> {
      for (const contact of contacts) await countFor(contact);
    },
    /** Resets the requester's count after a correct code. */
    async forget(): Promise<void> {
      for (const contact of contacts) await deleteCounter(db, failures(contact));
    },
  };
}
