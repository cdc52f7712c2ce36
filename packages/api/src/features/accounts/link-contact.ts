import { otpLimits } from '@kaadu/contracts/accounts';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../platform/services/services';
import type { User } from '../../platform/sessions/users-repository';
import { normaliseEmail, normalisePhone } from './contact';
import { addContact, type ContactKind } from './contacts-repository';
import { issueChallenge, findVerifiedContact } from './issue-challenge';
import { consumeChallenge, countAttempt } from './otp-challenges-repository';
import { wrongCodes } from './wrong-codes';

const maxAttempts = 5;

interface NewContact {
  readonly kind: ContactKind;
  readonly value: string;
  readonly country_code: string;
}

/**
 * Sends a code to a contact that a user wants to add to the account.
 * @returns the challenge's id
 * @throws AppError invalid, too_many
 */
export async function requestContactCode(
  { database: { db }, secrets, mailer, limiter, now }: Services,
  user: User,
  contact: NewContact,
): Promise<string> {
  const { kind, country_code } = contact;
  const value =
    kind === 'email' ? normaliseEmail(contact.value) : normalisePhone(country_code, contact.value);
  if (value === null) {
    throw new AppError('invalid', 'Please check what was entered.', { errors: { value: ['is not valid'] } });
  }
  await limiter.check(otpLimits.resend, value);
  await limiter.check(otpLimits.contactBurst, value);
  await limiter.check(otpLimits.contactDay, value);
  return issueChallenge(db, secrets.otpPepper, mailer, now(), {
    purpose: 'link-contact',
    email: kind === 'email' ? value : '',
    phone: kind === 'phone' ? value : '',
    countryCode: country_code,
    userPk: user.primaryKey,
    recipients: [{ kind, value }],
  });
}

/** Adds the contact after its code was entered. @throws AppError invalid, gone, conflict, too_many */
export async function verifyContactCode(
  { database: { db }, secrets, ...services }: Services,
  user: User,
  { challenge: id, otp }: { challenge: string; otp: string },
): Promise<ContactKind> {
  const now = services.now();
  const challenge = await countAttempt(db, id, 'link-contact', maxAttempts, now);
  if (challenge?.userPk !== user.primaryKey) {
    throw new AppError('gone', 'This OTP has expired. Please request a new one.');
  }
  const wrong = wrongCodes(db, secrets.otpPepper, String(user.primaryKey), now);
  await wrong.assertNotLocked();
  const kind = findVerifiedContact(secrets.otpPepper, challenge, otp.trim());
  if (!kind) {
    await wrong.count();
    throw new AppError('invalid', 'OTP is not matched', { errors: { otp: ['OTP is not matched'] } });
  }
  await db.transaction(async (tx) => {
    if (!(await consumeChallenge(tx, id, now))) throw new AppError('gone', 'This OTP was already used.');
    const value = kind === 'email' ? challenge.email : challenge.phone;
    if (!(await addContact(tx, user.primaryKey, { kind, value }))) {
      throw new AppError('conflict', 'This contact belongs to another account.');
    }
  });
  return kind;
}
