import { otpLimits } from '@kaadu/contracts/accounts';
import { widerNetworks } from '@kaadu/node-runtime/client-network';
import type { RateLimit } from '@kaadu/contracts/endpoint';
import { mailboxOf } from '../../../platform/rate-limits/mailbox';
import type { Hit, RateLimiter } from '../../../platform/rate-limits/rate-limit';
import { callingCodeOf, homeCallingCode } from '../contacts/contact';
import type { Contact } from '../contacts/contacts-repository';

/** Client or account that requests a code. */
export interface Requester {
  /** IPv4 address, or /64 of an IPv6 address. */
  readonly client: string;
  /** Signed-in account, with the limit for all its sessions. */
  readonly account?: { readonly primaryKey: number; readonly limit: RateLimit };
}

/** Returns the name of a requester's own budgets. */
export function nameOf({ client, account }: Requester): string {
  return account ? `account ${account.primaryKey}` : client;
}

/**
 * Counts a message with a code to each recipient. A requester's own budgets are checked first, so that refused
 * messages do not use up the shared ones; one client can use only a small part of those.
 * @param isKnown whether the requester has proved a contact before: strangers cannot use up its owner's budget
 * @throws AppError too_many
 */
export async function checkCodeLimits(
  limiter: RateLimiter,
  requester: Requester,
  recipients: readonly Contact[],
  isKnown: (contact: Contact) => Promise<boolean>,
): Promise<void> {
  const strangers: Hit[] = [];
  for (const contact of recipients) {
    if (!(await isKnown(contact))) strangers.push([otpLimits.contactEverybody, subjectOf(contact)]);
  }
  const codes = callingCodes(recipients);
  await limiter.check(
    ...ownHits(requester, recipients),
    ...strangers,
    ...codes.flatMap((code): Hit[] =>
      code === homeCallingCode
        ? [[otpLimits.homeDialCode, code]]
        : [
            [otpLimits.dialCode, code],
            [otpLimits.abroad, 'abroad'],
          ],
    ),
    [otpLimits.everybody, 'everybody'],
  );
}

function ownHits(requester: Requester, recipients: readonly Contact[]): Hit[] {
  const { client, account } = requester;
  const name = nameOf(requester);
  // A site with many networks gets no more codes to one contact than a single network.
  const names = account ? [name] : [name, ...widerNetworks(client)];
  const pairs = recipients.flatMap((contact) => names.map((by) => `${by} ${subjectOf(contact)}`));
  const isAbroad = callingCodes(recipients).some((code) => code !== homeCallingCode);
  return [
    ...(account ? [[account.limit, name] as const] : []),
    [otpLimits.resend, [name, ...recipients.map(subjectOf)].join(' ')],
    ...pairs.flatMap((pair): Hit[] => [
      [otpLimits.contactBurst, pair],
      [otpLimits.contactDay, pair],
    ]),
    ...(isAbroad ? [[otpLimits.clientAbroad, client] as const] : []),
  ];
}

/** Returns the counted form of a contact: all addresses of one mailbox are one. */
const subjectOf = ({ kind, value }: Contact) => (kind === 'email' ? mailboxOf(value) : value);

const callingCodes = (recipients: readonly Contact[]) =>
  recipients.filter(({ kind }) => kind === 'phone').map(({ value }) => callingCodeOf(value));
