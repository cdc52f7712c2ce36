import { otpLimits } from '@kaadu/contracts/accounts';
import type { AdminUser, AdminUserBody } from '@kaadu/contracts/admin';
import { readPhone, readPhoneWithCode } from '@kaadu/contracts/phone';
import { type Actor, makeChange } from '../../platform/audit/make-change';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import type { Services } from '../../platform/services/services';
import { allRoles } from '../../platform/sessions/roles';
import { addUser, findUser, findUserContactInfo } from '../../platform/sessions/users-repository';
import { addContact, findOwner, issueChallenge, listContacts, requirePhone } from '../accounts';

/**
 * Creates an account with both contacts verified: the admin vouches for them.
 * @returns its key
 * @throws AppError invalid, conflict
 */
export async function createVerifiedUser(tx: Db, body: AdminUserBody): Promise<number> {
  const { email } = body;
  const phone = requirePhone(readPhoneWithCode(body.country_code, body.phone));
  const role = allRoles.find(({ name }) => name === body.role);
  if (!role) throw new AppError('invalid', 'There is no such role.');
  const userPk = await addUser(tx, {
    firstName: body.first_name,
    lastName: body.last_name,
    email,
    phone,
    countryCode: body.country_code,
    rolePk: role.primaryKey,
  });
  const free =
    (await addContact(tx, userPk, { kind: 'email', value: email })) &&
    (await addContact(tx, userPk, { kind: 'phone', value: phone }));
  if (!free) throw new AppError('conflict', 'One of these contacts belongs to an account already.');
  return userPk;
}

/** Creates an account with a role. @returns its key @throws AppError invalid, conflict */
export function registerByAdmin(services: Services, actor: Actor, body: AdminUserBody): Promise<number> {
  const change = {
    action: 'registerUser',
    subject: 'user',
    detail: { role: body.role },
  };
  return makeChange(services, actor, change, (tx) => createVerifiedUser(tx, body));
}

interface UserQuery {
  readonly primaryKey?: number;
  readonly email?: string;
  readonly phone?: string;
}

/** Finds an account by its key or a verified contact; `phone` is E.164. @throws AppError not_found */
export async function fetchUser(
  db: Db,
  { primaryKey, email = '', phone = '' }: UserQuery,
): Promise<AdminUser> {
  const key = primaryKey ?? (await findOwner(db, email, readPhone(phone).phone ?? ''));
  const user = key === null ? undefined : await findUser(db, key);
  if (!user) throw new AppError('not_found', 'There is no such account.');
  const verified = await listContacts(db, user.primaryKey);
  return {
    primary_key: user.primaryKey,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    role: user.role,
    verified: verified.map(({ kind }) => kind),
  };
}

/**
 * Sends a sign-in code to an account's verified contacts, for a customer whom sales assists by phone.
 * @returns the challenge's id
 * @throws AppError not_found, too_many
 */
export async function createUserOtp(
  services: Services,
  actor: Actor & { readonly ip: string },
  userPk: number,
): Promise<string> {
  const { database } = services;
  const user = await findUserContactInfo(database.db, userPk);
  if (!user) throw new AppError('not_found', 'There is no such account.');
  const { email, phone, countryCode } = user;
  const change = { action: 'createUserOtp', subject: 'user' };
  await makeChange(services, actor, change, async () => userPk);
  const account = { primaryKey: actor.user.primaryKey, limit: otpLimits.staff };
  return issueChallenge(
    services,
    { client: actor.ip, account },
    {
      purpose: 'sign-in',
      email,
      phone,
      countryCode,
      userPk,
      recipients: await listContacts(database.db, userPk),
    },
  );
}
