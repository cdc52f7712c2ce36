import { AppError } from '../../../platform/errors/app-error';
import type { Services } from '../../../platform/services/services';
import type { ContactKind } from '../contacts/contacts-repository';
import { findVerifiedContact } from './issue-challenge';
import { countAttempt, findChallenge, type OtpChallenge } from './otp-challenges-repository';
import { wrongCodes } from './wrong-codes';

interface TypedCode {
  readonly id: string;
  readonly purpose: OtpChallenge['purpose'];
  readonly code: string;
  /** Name of the requester who enters it; see `nameOf`. */
  readonly requester: string;
  /** Whether the challenge belongs to the requester who entered the code. */
  readonly isOwn: (challenge: OtpChallenge) => boolean;
}

/**
 * Checks a code, for every purpose.
 * @returns the challenge with the contact that the code proves; undefined when it is wrong
 * @throws AppError gone when the code is used, replaced, expired or out of attempts; too_many
 */
export async function checkCode(
  { database: { db }, secrets, now: clock }: Services,
  { id, purpose, code, requester, isOwn }: TypedCode,
): Promise<{ challenge: OtpChallenge; kind: ContactKind } | undefined> {
  const now = clock();
  const expired = new AppError('gone', 'This OTP has expired. Please request a new one.');
  const challenge = await findChallenge(db, id, purpose, now);
  if (!challenge) throw expired;
  const contacts = [challenge.email, challenge.phone].filter((value) => value !== '');
  const wrong = wrongCodes(db, secrets.otpPepper, requester, contacts, now);
  await wrong.assertNotLocked();
  if (!(await countAttempt(db, id, await wrong.attemptsPerChallenge(), now))) throw expired;
  const kind = isOwn(challenge) ? findVerifiedContact(secrets.otpPepper, challenge, code.trim()) : undefined;
  if (!kind) {
    await wrong.count();
    return undefined;
  }
  await wrong.forget();
  return { challenge, kind };
}
