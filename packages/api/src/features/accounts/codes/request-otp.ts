import type { Identification } from '@kaadu/contracts/accounts';
import { readEmail } from '@kaadu/contracts/email';
import { readPhoneWithCode } from '@kaadu/contracts/phone';
import { AppError } from '../../../platform/errors/app-error';
import type { Services } from '../../../platform/services/services';
import { callingCodeOf } from '../contacts/contact';
import { issueChallenge } from './issue-challenge';

/**
 * Sends a one-time password to each of the entered contacts. Messages, response and timing do not depend on who owns
 * them; the account is looked up once a code has proved a contact (booking §5).
 * @param client network of the caller, for limits
 * @returns the challenge's id
 * @throws AppError invalid, too_many
 */
export async function requestOtp(services: Services, body: Identification, client: string): Promise<string> {
  const { email, phone } = readContacts(body);
  return issueChallenge(
    services,
    { client },
    {
      purpose: 'sign-in',
      email,
      phone,
      countryCode: `+${callingCodeOf(phone)}`,
      userPk: null,
      recipients: [
        { kind: 'email', value: email },
        { kind: 'phone', value: phone },
      ],
    },
  );
}

function readContacts({ email, phone, country_code }: Identification) {
  if (email.trim() === '' || phone.trim() === '') {
    throw new AppError('invalid', 'Please enter both email and phone number');
  }
  const readEmailAddress = readEmail(email);
  const readNumber = readPhoneWithCode(country_code, phone);
  if (readEmailAddress.email === null || readNumber.phone === null) {
    throw new AppError('invalid', 'Please check your email and phone number', {
      errors: {
        ...(readEmailAddress.email === null && { email: [readEmailAddress.problem] }),
        ...(readNumber.phone === null && { phone: [readNumber.problem] }),
      },
    });
  }
  return { email: readEmailAddress.email, phone: readNumber.phone };
}
