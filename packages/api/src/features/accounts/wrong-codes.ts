import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import {
  countHit,
  deleteCounter,
  readCounter,
  setCounter,
} from '../../platform/rate-limits/rate-counters-repository';
import { formatWait } from '../../platform/rate-limits/rate-limit';
import { keyedHash } from '../../platform/secrets/secret-values';

const dayMs = 24 * 60 * 60_000;
const failuresBeforeLock = 10;
const firstDelayMs = 60_000;

/**
 * Counts wrong codes of one account (or of a guest's address and number) over all its challenges. From the tenth in a
 * day on, each doubles the time for which codes are rejected unchecked.
 */
export function wrongCodes(db: Db, pepper: string, subject: string, now: Date) {
  const failures = keyedHash(pepper, 'wrong-codes', subject);
  const lock = keyedHash(pepper, 'wrong-codes-lock', subject);
  return {
    /** @throws AppError too_many while locked */
    async assertNotLocked(): Promise<void> {
      const locked = await readCounter(db, lock, now);
      if (!locked) return;
      const retryAfter = Math.ceil((locked.expiresAt.getTime() - now.getTime()) / 1_000);
      throw new AppError('too_many', `Too many wrong codes. Please try again in ${formatWait(retryAfter)}.`, {
        retryAfter,
      });
    },
    async count(): Promise<void> {
      const { hits } = await countHit(db, failures, dayMs, now);
      if (hits < failuresBeforeLock) return;
      const delay = Math.min(firstDelayMs * 2 ** (hits - failuresBeforeLock), dayMs);
      await setCounter(db, lock, new Date(now.getTime() + delay));
    },
    forget: () => deleteCounter(db, failures),
  };
}
