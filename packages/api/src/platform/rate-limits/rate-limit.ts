import type { Db } from '../database/database';
import { AppError } from '../errors/app-error';
import { keyedHash } from '../secrets/secret-values';
import { countHit } from './rate-counters-repository';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may be done: `hits` within `windowMs`. `perClient` ones may be widened for test machines. */
export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
  readonly perClient?: boolean;
}

/** Every limit of the API (booking §5). */
export const rateLimits = {
  otpResend: { name: 'otp-resend', hits: 1, windowMs: 30_000 },
  otpContactBurst: { name: 'otp-contact-burst', hits: 3, windowMs: 10 * minute },
  otpContactDay: { name: 'otp-contact-day', hits: 10, windowMs: day },
  otpClient: { name: 'otp-client', hits: 30, windowMs: 10 * minute, perClient: true },
  otpClientDay: { name: 'otp-client-day', hits: 200, windowMs: day, perClient: true },
  otpHomeDialCode: { name: 'otp-home', hits: 3_000, windowMs: hour },
  otpDialCode: { name: 'otp-dial-code', hits: 100, windowMs: hour },
  otpEverybody: { name: 'otp-everybody', hits: 5_000, windowMs: hour },
  otpVerifyClient: { name: 'otp-verify-client', hits: 60, windowMs: 10 * minute, perClient: true },
  registerClient: { name: 'register-client', hits: 30, windowMs: 10 * minute, perClient: true },
  newsletterClient: { name: 'newsletter-client', hits: 3, windowMs: hour, perClient: true },
  ratingUser: { name: 'rating-user', hits: 10, windowMs: hour },
} as const satisfies Record<string, RateLimit>;

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
