import { formatPaise } from '@kaadu/contracts';
import { randomUUID } from 'node:crypto';
import type { Services } from '../../../platform/services/services';
import type { PaymentRequest, RequestEvent, RequestListener } from '../../payments';
import { addMessage } from './add-message';
import { notify } from './notifications';
import { listThreadsAbout } from './messages-repository';

const texts: Record<Exclude<RequestEvent, 'started'>, (amount: string, request: PaymentRequest) => string> = {
  paid: (amount) => `Payment of ${amount} received. Thank you!`,
  failed: (amount) =>
    `The payment of ${amount} did not go through. Nothing was charged; it can be tried again.`,
  cancelled: (amount) => `The request for ${amount} was withdrawn. Please do not pay it.`,
  changed: (amount, { description }) => `The payment request was changed: ${description}, ${amount}.`,
  returned: (amount) =>
    `A payment of ${amount} came after its request had ended. It is refunded in full to the account it came from.`,
  differs: (amount) =>
    `A payment arrived that was not the requested ${amount}. It is refunded in full to the account it came from; please ask us for a new request.`,
  paid_again: () =>
    'Another payment came that is not due any more. It is refunded in full to the account it came from.',
  refund_delayed: () =>
    'A refund was refused and has not reached you yet. Your money is safe: our accounts team is handling it and will write to you.',
  refunded: (amount) => `${amount} went back to the account it was paid from.`,
};

/** Creates the listener that posts events of a payment request to its threads, in the event's transaction. */
export function notifyThreads({ now }: Pick<Services, 'now'>): RequestListener {
  return async (tx, request, event) => {
    const threadPks = await listThreadsAbout(tx, request.primaryKey);
    if (event === 'started') {
      // Needs no message: the card shows it.
      for (const thread of threadPks) await notify(tx, { is: 'changed', thread });
      return;
    }
    const text = texts[event](formatPaise(request.amountPaise), request);
    for (const threadPk of threadPks) {
      const notice = { threadPk, side: 'system', clientId: randomUUID(), text } as const;
      await addMessage(tx, { ...notice, paymentRequestPk: request.primaryKey }, now());
    }
  };
}
