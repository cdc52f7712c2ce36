import { verifyOtp as endpoint } from '@kaadu/contracts/accounts';
import type { VerifiedOtp, VerifyOtpBody } from '@kaadu/contracts/accounts';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { hashToken, randomToken } from '../../platform/secrets/secret-values';
import type { Services } from '../../platform/services/services';
import { travellerRole } from '../../platform/sessions/roles';
import { openSession, type SessionSecrets } from '../../platform/sessions/sessions';
import { findUser } from '../../platform/sessions/users-repository';
import { normaliseEmail, normalisePhone } from './contact';
import type { ContactKind } from './contacts-repository';
import { findVerifiedContact } from './issue-challenge';
import { consumeChallenge, type OtpChallenge, countAttempt } from './otp-challenges-repository';
import { addTicket } from './signup-tickets-repository';
import { wrongCodes } from './wrong-codes';

const maxAttempts = 5;
const ticketMs = 30 * 60_000;

export interface OtpOutcome {
  readonly data: VerifiedOtp;
  /** Set when the user is now signed in. */
  readonly session?: SessionSecrets;
}

/**
 * Checks a one-time password. A known user is signed in; a guest gets a single-use ticket to register.
 * @throws AppError gone when the code is used, replaced, expired or out of attempts; too_many
 */
export async function verifyOtp(
  services: Services,
  body: VerifyOtpBody,
  client: string,
): Promise<OtpOutcome> {
  const { database, secrets, limiter } = services;
  const now = services.now();
  await limiter.check(endpoint.limits.perClient, client);
  const challenge = await countAttempt(database.db, body.primary_key, 'sign-in', maxAttempts, now);
  if (!challenge) throw new AppError('gone', 'This OTP has expired. Please request a new one.');
  const { userPk, email, phone } = challenge;
  const wrong = wrongCodes(database.db, secrets.otpPepper, String(userPk ?? `${email} ${phone}`), now);
  await wrong.assertNotLocked();

  const verified = isSamePerson(challenge, body)
    ? findVerifiedContact(secrets.otpPepper, challenge, body.otp.trim())
    : undefined;
  if (!verified) {
    await wrong.count();
    return { data: mismatch(body) };
  }
  const outcome = await database.db.transaction(async (tx) => {
    if (!(await consumeChallenge(tx, challenge.id, now))) return undefined;
    return userPk === null ? issueTicket(tx, challenge, verified, now) : signIn(tx, userPk, now);
  });
  if (!outcome) throw new AppError('gone', 'This OTP was already used. Please request a new one.');
  await wrong.forget();
  return outcome;
}

/** A challenge is bound to the e-mail address and phone number that it was requested with. */
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
    },
  };
}
