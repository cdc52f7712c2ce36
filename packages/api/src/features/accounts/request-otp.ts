import { otpLimits } from '@kaadu/contracts/accounts';
import type { Identification } from '@kaadu/contracts/accounts';
import { AppError } from '../../platform/errors/app-error';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit';
import type { Services } from '../../platform/services/services';
import { normaliseEmail, normalisePhone } from './contact';
import { type Contact, findOwner, listContacts } from './contacts-repository';
import { issueChallenge } from './issue-challenge';

const indianDialCode = '+91';

/**
 * Sends a one-time password. If either identifier belongs to an account, codes go to that account's verified
 * contacts only; the response is the same for known and unknown users (booking §5).
 * @param client address of the caller, for limits
 * @returns the challenge's id
 * @throws AppError invalid, too_many
 */
export async function requestOtp(
  { database: { db }, secrets, mailer, limiter, now }: Services,
  body: Identification,
  client: string,
): Promise<string> {
  const { email, phone, countryCode } = readContacts(body);
  await checkLimits(limiter, { email, phone, countryCode, client });
  const userPk = await findOwner(db, email, phone);
  // Also for unknown users, so that both take equally long.
  const known = await listContacts(db, userPk ?? 0);
  const typed: Contact[] = [
    { kind: 'email', value: email },
    { kind: 'phone', value: phone },
  ];
  return issueChallenge(db, secrets.otpPepper, mailer, now(), {
    purpose: 'sign-in',
    email,
    phone,
    countryCode,
    userPk,
    recipients: userPk === null ? typed : known,
  });
}

function readContacts({ email, phone, country_code }: Identification) {
  if (email.trim() === '' || phone.trim() === '') {
    throw new AppError('invalid', 'Please enter both email and phone number');
  }
  const found = { email: normaliseEmail(email), phone: normalisePhone(country_code, phone) };
  if (found.email === null || found.phone === null) {
    throw new AppError('invalid', 'Please check your email and phone number', {
      errors: {
        ...(found.email === null && { email: ['Please enter a valid email address'] }),
        ...(found.phone === null && { phone: ['Please enter a valid mobile number'] }),
      },
    });
  }
  return {
    email: found.email,
    phone: found.phone,
    countryCode: `+${country_code.replace(/^\+/, '').trim()}`,
  };
}

async function checkLimits(
  limiter: RateLimiter,
  { email, phone, countryCode, client }: Record<'email' | 'phone' | 'countryCode' | 'client', string>,
): Promise<void> {
  await limiter.check(otpLimits.client, client);
  await limiter.check(otpLimits.clientDay, client);
  await limiter.check(otpLimits.resend, `${email} ${phone}`);
  for (const contact of [phone, email]) {
    await limiter.check(otpLimits.contactBurst, contact);
    await limiter.check(otpLimits.contactDay, contact);
  }
  const dialCode = countryCode === indianDialCode ? otpLimits.homeDialCode : otpLimits.dialCode;
  await limiter.check(dialCode, countryCode);
  await limiter.check(otpLimits.everybody, 'everybody');
}
