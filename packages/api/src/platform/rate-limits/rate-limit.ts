import { widerNetworks } from '@kaadu/node-runtime/client-network';
import type { RateLimit } from '@kaadu/contracts/endpoint';
import type { Db } from '../database/database';
import { AppError } from '../errors/app-error';
import { keyedHash } from '../secrets/secret-values';
import { countHit } from './rate-counters-repository';

/** A limit and the subject whose hits count against it: the client network, for limits per network. */
export type Hit = readonly [limit: RateLimit, subject: string];

export interface RateLimiter {
  /**
   * Counts hits in the given order; those of a network also count for the wider networks around it.
   * @throws AppError too_many with the seconds to wait, at the first exceeded limit; later hits are not
   * counted
   */
  check(...hits: readonly Hit[]): Promise<void>;
}

/** Factors by which the limits of a home network (/56) and of a site (/48) exceed that of one network. */
const widerFactors = [2, 4];

interface Counted {
  readonly subject: string;
  readonly factor: number;
}

/**
 * Lists the counters of a network, the narrowest first: hits that one network is refused do not count against
 * its neighbours.
 */
const countedBy = (network: string, clientFactor: number): readonly Counted[] => [
  { subject: network, factor: clientFactor },
  ...widerNetworks(network).map((subject, at) => ({
    subject,
    factor: (widerFactors[at] ?? 1) * clientFactor,
  })),
];

/**
 * Creates a rate limiter that counts in the database, shared by all processes. Subjects are stored as keyed
 * hashes.
 * @param clientFactor factor on the limits per client; 1 in production
 */
export function createRateLimiter(db: Db, pepper: string, now: () => Date, clientFactor = 1): RateLimiter {
  async function count({ name, windowMs }: RateLimit, subject: string, maxHits: number): Promise<void> {
    const { hits, expiresAt } = await countHit(db, keyedHash(pepper, name, subject), windowMs, now());
    if (hits <= maxHits) return;
    const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now().getTime()) / 1_000));
    throw new AppError('too_many', `Too many attempts. Please try again in ${formatWait(retryAfter)}.`, {
      retryAfter,
    });
  }

  return {
    async check(...hits) {
      for (const [limit, subject] of hits) {
        const counted = limit.per === 'network' ? countedBy(subject, clientFactor) : [{ subject, factor: 1 }];
        for (const one of counted) await count(limit, one.subject, limit.hits * one.factor);
      }
    },
  };
}

/** Formats a waiting time: `45 seconds`, `3 minutes`. */
export function formatWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
