import { formatPaise, site } from '@kaadu/contracts';
import { chatPaymentSuccess } from '@kaadu/contracts/chat-paths';
import type { PaymentRequestView } from '@kaadu/contracts/payments';
import type { Db } from '../../../platform/database/database';
import { queueMessage } from '../../../platform/messages/outbox-repository';
import type { Services } from '../../../platform/services/services';
import { findUser } from '../../../platform/sessions/users-repository';
import { issueDocument, listDocuments } from '../issue-document';
import type { PaymentRequest } from '../repository';
import type { RequestListener } from './request-payments';
import { requestSubject } from './request-view';

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

interface Receipt {
  readonly number: string;
  readonly issuedAt: Date;
}

/** Queues the receipt for the account that was asked to pay. A guest of the chat sees it on the page of the payment. */
async function queueReceipt(
  tx: Db,
  { siteOrigins }: Pick<Services, 'siteOrigins'>,
  request: PaymentRequest,
  { number, issuedAt }: Receipt,
): Promise<void> {
  const user = request.userPk === null ? undefined : await findUser(tx, request.userPk);
  if (!user) return;
  const facts = [
    `Receipt: ${number}`,
    `For: ${request.description}`,
    `Amount: ${formatPaise(request.amountPaise)}, tax included`,
    `Paid on: ${dateFormat.format(issuedAt)}`,
    ...(request.transactionRef === null ? [] : [`Payment reference: ${request.transactionRef}`]),
  ];
  const url = `${siteOrigins[0] ?? ''}${chatPaymentSuccess.getHref(request.token)}`;
  await queueMessage(tx, {
    channel: 'email',
    recipient: user.email,
    subject: `Receipt for ${formatPaise(request.amountPaise)}: ${number}`,
    body: `Hello ${user.firstName},\n\nThank you, your payment has arrived.\n\n${facts.join('\n')}\n\nSee it again: ${url}\n\nQuestions? Call ${site.supportPhone} (${site.supportHours.label}).\n\n${site.name}\n`,
    deduplicationKey: `${number} receipt`,
    dueAt: issuedAt,
  });
}

/** Creates the listener that issues a numbered receipt for each paid request (CGST rule 50), in the event's transaction. */
export function issueReceipts({ now, siteOrigins }: Pick<Services, 'now' | 'siteOrigins'>): RequestListener {
  return async (tx, request, event) => {
    if (event !== 'paid') return;
    const { description, transactionRef, amountPaise } = request;
    const issuedAt = now();
    const subject = requestSubject(request);
    const content = { description, transactionRef };
    const number = await issueDocument(tx, { kind: 'receipt', subject, amountPaise, content, issuedAt });
    await queueReceipt(tx, { siteOrigins }, request, { number, issuedAt });
  };
}

/** Finds the receipt of a request; null before it is paid, and for payments of earlier releases. */
export async function findReceipt(db: Db, request: PaymentRequest): Promise<PaymentRequestView['receipt']> {
  const [receipt] = await listDocuments(db, requestSubject(request), 'receipt');
  if (!receipt) return null;
  return {
    number: receipt.number,
    issued_at: receipt.issuedAt.toISOString(),
    transaction_ref: request.transactionRef,
  };
}
