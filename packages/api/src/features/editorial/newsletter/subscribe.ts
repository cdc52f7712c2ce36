import { createSubscription } from '@kaadu/contracts/newsletter';
import { site } from '@kaadu/contracts';
import { queueMessage } from '../../../platform/messages/outbox-repository';
import { mailboxOf } from '../../../platform/rate-limits/mailbox';
import { randomToken } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { requireEmail } from '../../accounts';
import { addSubscription } from './repository';

/** Subscribes an e-mail address to the newsletter and queues a confirmation. @throws AppError invalid, too_many */
export async function subscribe(
  { database: { db }, limiter, apiOrigin, now }: Services,
  address: string,
  client: string,
): Promise<'created' | 'exists'> {
  const email = requireEmail(address);
  const { perClient, perAddress } = createSubscription.effectLimits;
  await limiter.check([perClient, client], [perAddress, mailboxOf(email)]);
  const token = randomToken();
  return db.transaction(async (tx) => {
    if (!(await addSubscription(tx, email, token))) return 'exists';
    const unsubscribeUrl = `${apiOrigin()}/newsletter/unsubscribe?token=${token}`;
    await queueMessage(tx, {
      channel: 'email',
      recipient: email,
      subject: `Welcome to ${site.name}`,
      body: `You will hear from us when there is a new trail worth the trip.\n\nNot you, or not for you? Unsubscribe: ${unsubscribeUrl}\n`,
      unsubscribeUrl,
      dueAt: now(),
    });
    return 'created';
  });
}
