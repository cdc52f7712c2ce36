import { keyedHash, sameHash } from '../../platform/secrets/secret-values';
import type { Services } from '../../platform/services/services';

type Secrets = Pick<Services, 'secrets'>;
/** Action that a link allows. */
type Purpose = 'confirm' | 'leave';

const hashOf = ({ secrets }: Secrets, purpose: Purpose, primaryKey: string) =>
  keyedHash(secrets.otpPepper, 'waitlist', purpose, primaryKey).slice(0, 32);

/** Derives the token in a link to an entry. It is recomputed for each e-mail and never stored. */
export function entryToken(services: Secrets, purpose: Purpose, primaryKey: number): string {
  return `${primaryKey}.${hashOf(services, purpose, String(primaryKey))}`;
}

/** Returns the entry that a token names; null for a token of ours that was changed or that is for another action. */
export function readEntryToken(services: Secrets, purpose: Purpose, token: string): number | null {
  const [, primaryKey, hash] = /^([1-9]\d{0,9})\.(.+)$/.exec(token) ?? [];
  if (primaryKey === undefined || hash === undefined) return null;
  return sameHash(hash, hashOf(services, purpose, primaryKey)) ? Number(primaryKey) : null;
}
