import type { RegisteredUser, RegisterUserBody } from '@kaadu/contracts/accounts';
import { AppError } from '../../platform/errors/app-error';
import { hashToken } from '../../platform/secrets/secret-values';
import type { Services } from '../../platform/services/services';
import { travellerRole } from '../../platform/sessions/roles';
import { openSession, type SessionSecrets } from '../../platform/sessions/sessions';
import { addUser } from '../../platform/sessions/users-repository';
import { addContact } from './contacts/contacts-repository';
import { consumeTicket } from './codes/signup-tickets-repository';

const maxNameLength = 60;

/**
 * Creates an account and a session for the holder of a ticket. E-mail address, phone number and role never come from
 * the request; only the verified contact identifies the account.
 * @throws AppError invalid with messages by field, gone, conflict
 */
export async function registerUser(
  services: Services,
  body: RegisterUserBody,
): Promise<{ data: RegisteredUser; session: SessionSecrets }> {
  const { firstName, lastName } = readNames(body);
  const now = services.now();
  return services.database.db.transaction(async (tx) => {
    const ticket = await consumeTicket(tx, hashToken(body.user_key), now);
    if (!ticket) throw new AppError('gone', 'This sign-up has expired. Please sign in again.');
    const { email, phone, countryCode, verifiedKind } = ticket;
    const userPk = await addUser(tx, {
      firstName,
      lastName,
      email,
      phone,
      countryCode,
      rolePk: travellerRole,
    });
    const value = verifiedKind === 'email' ? email : phone;
    if (!(await addContact(tx, userPk, { kind: verifiedKind, value }))) {
      throw new AppError('conflict', 'You already have an account. Please sign in.');
    }
    const session = await openSession(tx, userPk, now);
    return {
      session,
      data: {
        email,
        phone,
        user_key: userPk,
        first_name: firstName,
        last_name: lastName,
        access_token: session.accessToken,
      },
    };
  });
}

/** Cleans a name from control and formatting characters, which could disguise it. */
function readName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function readNames({ first_name, last_name }: RegisterUserBody) {
  const firstName = readName(first_name);
  const lastName = readName(last_name);
  const errors = {
    ...nameErrors('first_name', 'First name', firstName),
    ...nameErrors('last_name', 'Last name', lastName),
  };
  if (Object.keys(errors).length > 0) {
    throw new AppError('invalid', 'Please check your name.', { errors });
  }
  return { firstName, lastName };
}

function nameErrors(field: string, label: string, name: string): Record<string, string[]> {
  if (name === '') return { [field]: [`${label} is required`] };
  return name.length > maxNameLength
    ? { [field]: [`${label} may have at most ${maxNameLength} characters`] }
    : {};
}
