import { otpLimits } from '@kaadu/contracts/accounts';
import { readPhoneWithCode } from '@kaadu/contracts/phone';
import { AppError } from '../../../platform/errors/app-error';
import type { Services } from '../../../platform/services/services';
import type { User } from '../../../platform/sessions/users-repository';
import { checkCode } from '../codes/check-code';
import { nameOf, type Requester } from '../codes/code-limits';
import { callingCodeOf, requireEmail, requirePhone } from './contact';
import { addContact, type ContactKind } from './contacts-repository';
import { issueChallenge } from '../codes/issue-challenge';
import { consumeChallenge } from '../codes/otp-challenges-repository';

interface NewContact {
  readonly kind: ContactKind;
  readonly value: string;
  readonly country_code: string;
}

const requesterOf = ({ primaryKey }: User, client: string): Requester => ({
  client,
  account: { primaryKey, limit: otpLimits.account },
});

/**
 * Sends a code to a contact that a user wants to add.
 * @param client network of the caller, for limits
 * @returns the challenge's id
 * @throws AppError invalid, too_many
 */
export async function requestContactCode(
  services: Services,
  user: User,
  contact: NewContact,
  client: string,
): Promise<string> {
  const { kind, country_code } = contact;
  const value =
    kind === 'email'
      ? requireEmail(contact.value, 'value')
      : requirePhone(readPhoneWithCode(country_code, contact.value), 'value');
  return issueChallenge(services, requesterOf(user, client), {
    purpose: 'link-contact',
    email: kind === 'email' ? value : '',
    phone: kind === 'phone' ? value : '',
    countryCode: kind === 'phone' ? `+${callingCodeOf(value)}` : '',
    userPk: user.primaryKey,
    recipients: [{ kind, value }],
  });
}

/** Adds the contact after its code was entered. @throws AppError invalid, gone, conflict, too_many */
export async function verifyContactCode(
  services: Services,
  user: User,
  { challenge: id, otp, client }: { challenge: string; otp: string; client: string },
): Promise<ContactKind> {
  const checked = await checkCode(services, {
    id,
    purpose: 'link-contact',
    code: otp,
    requester: nameOf(requesterOf(user, client)),
    isOwn: ({ userPk }) => userPk === user.primaryKey,
  });
  if (!checked) {
    throw new AppError('invalid', 'OTP is not matched', { errors: { otp: ['OTP is not matched'] } });
  }
  const { challenge, kind } = checked;
  const now = services.now();
  await services.database.db.transaction(async (tx) => {
    if (!(await consumeChallenge(tx, id, now))) throw new AppError('gone', 'This OTP was already used.');
    if (!(await addContact(tx, user.primaryKey, { kind, value: challenge[kind] }))) {
      throw new AppError('conflict', 'This contact belongs to another account.');
    }
  });
  return kind;
}
