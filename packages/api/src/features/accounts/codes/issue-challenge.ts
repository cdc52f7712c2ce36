import { site, type Language } from '@kaadu/contracts';
import { translations } from '../../../platform/translations/translations';
import { keyedHash, randomCode, randomToken, sameHash } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { checkCodeLimits, nameOf, type Requester } from './code-limits';
import type { Contact, ContactKind } from '../contacts/contacts-repository';
import { knownRequesters } from './known-requesters';
import { type OtpChallenge, replaceChallenge } from './otp-challenges-repository';

const lifeMs = 5 * 60_000;

interface NewChallenge {
  readonly purpose: OtpChallenge['purpose'];
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
  readonly userPk: number | null;
  /** Recipients of codes. Each gets its own, so that the entered code shows which contact it verifies. */
  readonly recipients: readonly Contact[];
  /** False issues a challenge without codes, which no one can meet, in the same way and with the same limits. */
  readonly sendsCodes?: boolean;
  /** Language of the messages. Defaults to English. */
  readonly language?: Language;
}

/**
 * Creates a challenge, invalidates the requester's previous one, and sends its codes. The only way to send codes,
 * because it enforces the limits.
 * @returns its id
 * @throws AppError too_many
 */
export async function issueChallenge(
  { database: { db }, secrets: { otpPepper: pepper }, mailer, limiter, now: clock }: Services,
  requester: Requester,
  { purpose, email, phone, countryCode, userPk, recipients, sendsCodes = true, language }: NewChallenge,
): Promise<string> {
  const now = clock();
  const name = nameOf(requester);
  const known = knownRequesters(db, pepper, now);
  await checkCodeLimits(limiter, requester, recipients, ({ value }) => known.knows(name, value));
  const id = randomToken();
  const codes = recipients.map((contact) => ({ ...contact, code: randomCode() }));
  const hashFor = (kind: ContactKind) => {
    const code = codes.find((one) => one.kind === kind)?.code;
    return code === undefined || !sendsCodes ? null : keyedHash(pepper, id, kind, code);
  };
  await db.transaction((tx) =>
    replaceChallenge(tx, {
      id,
      purpose,
      email,
      phone,
      countryCode,
      requester: keyedHash(pepper, 'requester', name),
      userPk,
      emailHash: hashFor('email'),
      phoneHash: hashFor('phone'),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    }),
  );
  const t = translations(language);
  for (const { kind, value, code } of sendsCodes ? codes : []) {
    const text = t('code', { code, site: site.name });
    if (kind === 'phone') mailer.sendSms({ to: value, text });
    else
      mailer.sendEmail({
        to: value,
        subject: t('codeSubject', { site: site.name }),
        text: text + hintFor(purpose),
      });
  }
  return id;
}

/** Returns the e-mail's hint to use its code, as the other opens the number's account. Same with and without one. */
function hintFor(purpose: OtpChallenge['purpose']): string {
  return purpose === 'sign-in'
    ? '\n\nIf you have signed up with this e-mail address, enter this code rather than the one in the text message.'
    : '';
}

/** Returns the contact that a code verifies; undefined when it is wrong. Takes constant time. */
export function findVerifiedContact(
  pepper: string,
  { id, emailHash, phoneHash }: OtpChallenge,
  code: string,
): ContactKind | undefined {
  const matches = (kind: ContactKind, hash: string | null) =>
    sameHash(keyedHash(pepper, id, kind, code), hash ?? '') && hash !== null;
  const email = matches('email', emailHash);
  const phone = matches('phone', phoneHash);
  if (email) return 'email';
  return phone ? 'phone' : undefined;
}
