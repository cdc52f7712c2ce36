import type { VerifiedOtp, VerifyOtpBody } from '@kaadu/contracts/accounts';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { hashToken, randomToken } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { travellerRole } from '../../../platform/sessions/roles';
import { openSession, type SessionSecrets } from '../../../platform/sessions/sessions';
import { findUser, findUserContactInfo } from '../../../platform/sessions/users-repository';
import { checkCode } from './check-code';
import { nameOf } from './code-limits';
import { normaliseEmail, normalisePhone } from '../contacts/contact';
import { addContact, type ContactKind, findContactOwner } from '../contacts/contacts-repository';
import { knownRequesters } from './known-requesters';
import { consumeChallenge, type OtpChallenge } from './otp-challenges-repository';
import { addTicket } from './signup-tickets-repository';

const ticketMs = 30 * 60_000;

export interface OtpOutcome {
  readonly data: VerifiedOtp;
  /** Session secrets, if the user is now signed in. */
  readonly session?: SessionSecrets;
}

/**
 * Checks a one-time password. Signs in the owner of the proved contact; a guest gets a single-use ticket to register.
 * @throws AppError gone when the code is used, replaced, expired or out of attempts; too_many
 */
export async function verifyOtp(
  services: Services,
  body: VerifyOtpBody,
  client: string,
): Promise<OtpOutcome> {
  const { database, secrets } = services;
  const now = services.now();
  const checked = await checkCode(services, {
    id: body.primary_key,
    purpose: 'sign-in',
    code: body.otp,
    requester: nameOf({ client }),
    isOwn: (challenge) => isSamePerson(challenge, body),
  });
  if (!checked) return { data: mismatch(body) };
  const { challenge, kind } = checked;
  const outcome = await database.db.transaction(async (tx) => {
    if (!(await consumeChallenge(tx, challenge.id, now))) return undefined;
    const userPk = challenge.userPk ?? (await findAccount(tx, challenge, kind));
    return userPk === null ? issueTicket(tx, challenge, kind, now) : signIn(tx, userPk, now);
  });
  if (!outcome) throw new AppError('gone', 'This OTP was already used. Please request a new one.');
  await knownRequesters(database.db, secrets.otpPepper, now).remember(nameOf({ client }), challenge[kind]);
  return outcome;
}

/**
 * Returns the account that a proved contact opens: its owner's. A contact without owner opens the account of the other
 * entered contact, if that account signed up with exactly these two, and is then linked to it.
 */
async function findAccount(db: Db, entered: OtpChallenge, kind: ContactKind): Promise<number | null> {
  const proved = { kind, value: entered[kind] };
  const owner = await findContactOwner(db, proved);
  if (owner !== null) return owner;
  const other = kind === 'email' ? 'phone' : 'email';
  const companion = await findContactOwner(db, { kind: other, value: entered[other] });
  const signedUpWith = companion === null ? undefined : await findUserContactInfo(db, companion);
  if (companion === null || signedUpWith?.[kind] !== proved.value) return null;
  await addContact(db, companion, proved);
  return companion;
}

/** Whether the e-mail address and phone number are those that the challenge was requested with. */
function isSamePerson({ email, phone }: OtpChallenge, body: VerifyOtpBody): boolean {
  return normaliseEmail(body.email) === email && normalisePhone(body.country_code, body.phone) === phone;
}

function mismatch({ email, phone }: VerifyOtpBody): VerifiedOtp {
  return {
    isOtpMatched: false,
    isGuestUser: false,
    user_key: null,
    role_pk: null,
    email,
    phone,
    first_name: null,
    last_name: null,
    access_token: null,
  };
}

async function signIn(db: Db, userPk: number, now: Date): Promise<OtpOutcome> {
  const user = await findUser(db, userPk);
  if (!user) throw new AppError('gone', 'This account no longer exists.');
  const session = await openSession(db, userPk, now);
  return {
    session,
    data: {
      isOtpMatched: true,
      isGuestUser: false,
      user_key: user.primaryKey,
      role_pk: null,
      email: user.email,
      phone: user.phone,
      first_name: user.firstName,
      last_name: user.lastName,
      access_token: session.accessToken,
    },
  };
}

async function issueTicket(
  db: Db,
  { email, phone, countryCode }: OtpChallenge,
  verifiedKind: ContactKind,
  now: Date,
): Promise<OtpOutcome> {
  const ticket = randomToken();
  await addTicket(db, {
    hash: hashToken(ticket),
    email,
    phone,
    countryCode,
    verifiedKind,
    expiresAt: new Date(now.getTime() + ticketMs),
  });
  return {
    data: {
      isOtpMatched: true,
      isGuestUser: true,
      user_key: ticket,
      role_pk: travellerRole,
      email,
      phone,
      first_name: null,
      last_name: null,
      access_token: null,
      verified_contact: verifiedKind,
    },
  };
}
