import { chatPaymentFailure, chatPaymentSuccess } from '@kaadu/contracts/chat-paths';
import type { Db } from '../../../platform/database/database';
import type { Services } from '../../../platform/services/services';
import { findPaymentOf } from '../payments-repository';
import type { PaidPayment, PaymentSubjects } from '../payment-subjects';
import { requestRefund } from '../refunds/refund-payment';
import { takesPayment, viewRequest } from './request-view';
import { changePayment, findPayment, lockPaymentRequest, type PaymentRequest } from '../repository';

const prefix = 'payment-request:';
/** Key of the request that payments call `subject`. */
export const keyOf = (subject: string) => Number(subject.replace(prefix, ''));

/**
 * What has happened to a request. `returned`: a payment came that was not awaited any more, and goes back. `differs`: what
 * came was not what was asked for, and goes back. `paid_again`: more came than is due, and goes back. `refund_delayed`: the
 * gateway did not make a refund, and finance sees to it.
 */
export type RequestEvent =
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'changed'
  | 'returned'
  | 'differs'
  | 'paid_again'
  | 'refunded'
  | 'refund_delayed';

/** Is told of each event, in its transaction. */
export type RequestListener = (tx: Db, request: PaymentRequest, event: RequestEvent) => Promise<void>;

type RequestServices = Pick<Services, 'now' | 'siteOrigins'>;

/** A payment is taken once, as long as it is awaited; any other goes back. */
async function paid(tx: Db, { now }: RequestServices, tell: RequestListener, payment: PaidPayment) {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  if (takesPayment(request, payment.amountPaise, now())) {
    const transactionRef = (await findPaymentOf(tx, payment.subject))?.paymentId ?? null;
    const values = { status: 'paid', transactionRef, updatedAt: now() } as const;
    await changePayment(tx, request.primaryKey, [request.status], values);
    return tell(tx, { ...request, ...values }, 'paid');
  }
  await requestRefund(tx, {
    subject: payment.subject,
    amountPaise: payment.amountPaise,
    receipt: `PR-${request.primaryKey}-all`,
    reason: 'not awaited any more',
    now: now(),
  });
  return tell(tx, request, 'returned');
}

/** What came was not what was asked for. The order cannot be paid any more, so the request ends. */
async function returned(tx: Db, { now }: RequestServices, tell: RequestListener, payment: PaidPayment) {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  const values = { status: 'cancelled', updatedAt: now() } as const;
  await changePayment(tx, request.primaryKey, ['open', 'failed'], values);
  await tell(tx, request, 'differs');
}

async function tellOf(tx: Db, tell: RequestListener, { subject }: PaidPayment, event: RequestEvent) {
  await tell(tx, await lockPaymentRequest(tx, keyOf(subject)), event);
}

/** Marks by which the customer of a request is recognised: the account it is for. */
async function customerOf(db: Db, subject: string): Promise<string[]> {
  const request = await findPayment(db, { primaryKey: keyOf(subject) });
  return request?.userPk ? [`user ${request.userPk}`] : [];
}

async function failed(tx: Db, { now }: RequestServices, tell: RequestListener, payment: PaidPayment) {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  const values = { status: 'failed', updatedAt: now() } as const;
  if (await changePayment(tx, request.primaryKey, ['open'], values)) {
    await tell(tx, { ...request, ...values }, 'failed');
  }
}

async function refunded(tx: Db, tell: RequestListener, payment: PaidPayment): Promise<void> {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  // Of a request that was paid twice one payment stays.
  if (request.status !== 'paid') await tell(tx, request, 'refunded');
}

/** The page of a request's state. */
async function returnUrl(db: Db, { now, siteOrigins }: RequestServices, subject: string): Promise<string> {
  const request = await findPayment(db, { primaryKey: keyOf(subject) });
  if (!request) throw new Error(`There is no ${subject}`);
  const { page } = await viewRequest(db, request, now());
  const path = page === 'failure' ? chatPaymentFailure : chatPaymentSuccess;
  return `${siteOrigins[0] ?? ''}${path.getHref(request.token)}`;
}

/** Payment requests, as payments see them. */
export function requestPayments(services: RequestServices, tell: RequestListener): PaymentSubjects {
  return {
    paid: (tx, payment) => paid(tx, services, tell, payment),
    returned: (tx, payment) => returned(tx, services, tell, payment),
    paidAgain: (tx, payment) => tellOf(tx, tell, payment, 'paid_again'),
    refundDelayed: (tx, payment) => tellOf(tx, tell, payment, 'refund_delayed'),
    failed: (tx, payment) => failed(tx, services, tell, payment),
    lock: async (tx, subject) => void (await lockPaymentRequest(tx, keyOf(subject))),
    refunded: (tx, payment) => refunded(tx, tell, payment),
    returnUrl: (db, subject) => returnUrl(db, services, subject),
    reference: async (_db, subject) => ({ reference: `PR-${keyOf(subject)}`, booking: null }),
    customer: customerOf,
  };
}
