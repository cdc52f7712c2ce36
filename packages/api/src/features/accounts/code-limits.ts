import { otpLimits } from '@kaadu/contracts/accounts';
import { widerNetworks } from '@kaadu/node-runtime/client-network';
import type { RateLimit } from '@kaadu/contracts/endpoint';
import { mailboxOf } from '../../platform/rate-limits/mailbox';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit';
import { callingCodeOf, homeCallingCode } from './contact';
import type { Contact } from './contacts-repository';

/** Who asks for a code. */
export interface Requester {
  /** IPv4 address, or /64 of an IPv6 address. */
  readonly client: string;
  /** The account that asks, when it is signed in, with its limit for all its sessions. */
  readonly account?: { readonly primaryKey: number; readonly limit: RateLimit };
}

/** Name of a requester's own budgets. */
export function nameOf({ client, account }: Requester): string {
  return account ? `account ${account.primaryKey}` : client;
}

/**
 * Counts a message with a code to each recipient. A requester's own budgets come first, so that what they refuse is not
 * taken from the budgets that all share, of which one client can use a small part only.
 * @param isKnown whether the requester has proved a contact before: strangers cannot use up its owner's budget
 * @throws AppError too_many
 */
export async function checkCodeLimits(
  limiter: RateLimiter,
  requester: Requester,
  recipients: readonly Contact[],
  isKnown: (contact: Contact) => Promise<boolean>,
): Promise<void> {
  await checkOwnBudgets(limiter, requester, recipients);
  for (const contact of recipients) {
    if (!(await isKnown(contact))) await limiter.check(otpLimits.contactEverybody, subjectOf(contact));
  }
  for (const code of callingCodes(recipients)) {
    if (code === homeCallingCode) await limiter.check(otpLimits.homeDialCode, code);
    else {
      await limiter.check(otpLimits.dialCode, code);
      await limiter.check(otpLimits.abroad, 'abroad');
    }
  }
  await limiter.check(otpLimits.everybody, 'everybody');
}

async function checkOwnBudgets(
  limiter: RateLimiter,
  requester: Requester,
  recipients: readonly Contact[],
): Promise<void> {
  const { client, account } = requester;
  const name = nameOf(requester);
  await limiter.check(otpLimits.client, client);
  await limiter.check(otpLimits.clientHour, client);
  await limiter.check(otpLimits.clientDay, client);
  if (account) await limiter.check(account.limit, name);
  await limiter.check(otpLimits.resend, [name, ...recipients.map(subjectOf)].join(' '));
  // One contact gets no more from a site of many networks than from one of them.
  const names = account ? [name] : [name, ...widerNetworks(client)];
  for (const contact of recipients) {
    for (const by of names) {
      await limiter.check(otpLimits.contactBurst, `${by} ${subjectOf(contact)}`);
      await limiter.check(otpLimits.contactDay, `${by} ${subjectOf(contact)}`);
    }
  }
  const isAbroad = callingCodes(recipients).some((code) => code !== homeCallingCode);
  if (isAbroad) await limiter.check(otpLimits.clientAbroad, client);
}

/** What is counted of a contact: all addresses of one mailbox are one. */
const subjectOf = ({ kind, value }: Contact) => (kind === 'email' ? mailboxOf(value) : value);

const callingCodes = (recipients: readonly Contact[]) =>
  recipients.filter(({ kind }) => kind === 'phone').map(({ value }) => callingCodeOf(value));
