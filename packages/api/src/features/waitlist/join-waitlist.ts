import { joinWaitlist as endpoint, type WaitlistOutcome } from '@kaadu/contracts/waitlist';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { mailboxOf } from '../../platform/rate-limits/mailbox';
import type { Services } from '../../platform/services/services';
import type { User } from '../../platform/sessions/users-repository';
import { listContacts, requireEmail } from '../accounts';
import { checkAvailability, isBookable } from '../availability';
import { addEntry } from './repository';
import { queueWaitlistEmail } from './waitlist-emails';

interface JoinRequest {
  readonly user: User | null;
  readonly body: z.infer<typeof endpoint.body>;
  /** Client network of the caller, for limits. */
  readonly ip: string;
}

interface Address {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Returns the address to notify: the account's verified one, unless another was entered. @throws AppError invalid */
async function addressOf(db: Db, { user, body }: JoinRequest): Promise<Address> {
  const contacts = user === null ? [] : await listContacts(db, user.primaryKey);
  const verified = contacts.find(({ kind }) => kind === 'email')?.value;
  const entered = body.email?.trim() || undefined;
  if (entered === undefined && verified !== undefined) return { email: verified, isVerified: true };
  const email = requireEmail(entered ?? user?.email ?? '');
  return { email, isVerified: email === verified };
}

/** Requires dates that may become free: sold out now, and not closed by a rule. @throws AppError conflict, invalid */
async function requireSoldOut({ database, now }: Services, { body }: JoinRequest): Promise<void> {
  const { experience_pk: experiencePk, from, to, party } = body;
  const request = { experiencePk, trip: { from, to, party }, isMember: false };
  const { options } = await checkAvailability(database.db, request, now());
  if (options.some(isBookable)) {
    throw new AppError('conflict', 'These dates are free for you: you can book them now.');
  }
  if (!options.some(({ status }) => status === 'SOLD_OUT')) {
    throw new AppError('invalid', 'These dates are closed, so there is nothing to wait for.', {
      errors: { from: ['is closed'] },
    });
  }
}

/**
 * Puts a person on the waitlist for dates that are sold out. An address that is not verified gets a link to confirm.
 * @throws AppError invalid, not_found, conflict, too_many
 */
export async function joinWaitlist(services: Services, request: JoinRequest): Promise<WaitlistOutcome> {
  const { database, limiter, now } = services;
  const { experience_pk: experiencePk, from, to, party } = request.body;
  const { email, isVerified } = await addressOf(database.db, request);
  await requireSoldOut(services, request);
  const { perClient, perAddress } = endpoint.effectLimits;
  await limiter.check([perClient, request.ip], [perAddress, mailboxOf(email)]);
  await database.db.transaction(async (tx) => {
    const entry = await addEntry(tx, {
      experiencePk,
      fromDay: from,
      toDay: to,
      guests: party.guests,
      ages: party.ages,
      email,
      createdAt: now(),
      confirmedAt: isVerified ? now() : null,
    });
    await queueWaitlistEmail(tx, services, entry, entry.confirmedAt === null ? 'confirm' : 'waiting');
  });
  // The same for an address that waits already, so that no one learns who does.
  return isVerified ? 'waiting' : 'confirm';
}
