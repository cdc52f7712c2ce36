import type { RateLimit } from '@kaadu/contracts/endpoint';
import type { Db } from '../database/database';
import { AppError } from '../errors/app-error';
import { keyedHash } from '../secrets/secret-values';
import { countHit } from './rate-counters-repository';

export interface RateLimiter {
  /** Counts one act by `subject`. @throws AppError too_many, with the seconds to wait, when there were too many */
  check(limit: RateLimit, subject: string): Promise<void>;
}

/**
 * Limits counted in the database, so that every process counts together. Subjects are stored as keyed hashes.
 * @param widening factor on the limits of single clients; 1 in production
 */
export function createRateLimiter(db: Db, pepper: string, now: () => Date, widening = 1): RateLimiter {
  return {
    async check({ name, hits: most, windowMs, perClient = false }, subject) {
      const { hits, expiresAt } = await countHit(db, keyedHash(pepper, name, subject), windowMs, now());
      if (hits <= most * (perClient ? widening : 1)) return;
      const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1_000));
      throw new AppError('too_many', `Too many attempts. Please try again in ${waitText(retryAfter)}.`, {
        retryAfter,
      });
    },
  };
}

/** Seconds as a person says them. */
export function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
