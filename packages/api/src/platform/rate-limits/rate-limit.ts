import type { RateLimit } from '@kaadu/contracts/endpoint';
import type { Db } from '../database/database';
import { AppError } from '../errors/app-error';
import { keyedHash } from '../secrets/secret-values';
import { countHit } from './rate-counters-repository';

export interface RateLimiter {
  /** Counts one attempt by `subject`. @throws AppError too_many, with the seconds to wait, above the limit */
  check(limit: RateLimit, subject: string): Promise<void>;
}

/**
 * Rate limits counted in the database, shared by all processes. Subjects are stored as keyed hashes.
 * @param clientFactor multiplies the limits per client; 1 in production
 */
export function createRateLimiter(db: Db, pepper: string, now: () => Date, clientFactor = 1): RateLimiter {
  return {
    async check({ name, hits: maxHits, windowMs, perClient = false }, subject) {
      const { hits, expiresAt } = await countHit(db, keyedHash(pepper, name, subject), windowMs, now());
      if (hits <= maxHits * (perClient ? clientFactor : 1)) return;
      const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1_000));
      throw new AppError('too_many', `Too many attempts. Please try again in ${formatWait(retryAfter)}.`, {
        retryAfter,
      });
    },
  };
}

/** A time in seconds in words: `45 seconds`, `3 minutes`. */
export function formatWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
