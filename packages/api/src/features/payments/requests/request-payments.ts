import { chatPaymentFailure, chatPaymentSuccess } from '@kaadu/contracts/chat-paths';
import type { Db } from '../../../platform/database/database';
import type { Services } from '../../../platform/services/services';
import { findPaymentOf } from '../payments-repository';
import type { PaidPayment, PaymentSubjects } from '../payment-subjects';
import { requestRefund } from '../refunds/request-refund';
import { takesPayment, viewRequest } from './request-view';
import { changePayment, findPayment, lockPaymentRequest, type PaymentRequest } from '../repository';

const prefix = 'payment-request:';
/** Returns the request key of a payments subject. */
export const keyOf = (subject: string) => Number(subject.replace(prefix, ''));

/**
 * Event of a request. `started`: the gateway was opened. `returned`: a payment came too late and is refunded. `differs`: the payment differed from the
 * request and is refunded. `paid_again`: more was paid than is due and is refunded. `refund_delayed`: the gateway did
 * not make a refund, and finance handles it.
 */
export type RequestEvent =
  | 'started'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'changed'
  | 'returned'
  | 'differs'
  | 'paid_again'
  | 'refunded'
  | 'refund_delayed';

/** Called on each event, in its transaction. */
export type RequestListener = (tx: Db, request: PaymentRequest, event: RequestEvent) => Promise<void>;

/** Combines listeners, which are called one after the other, because they share the transaction. */
export const joinListeners =
  (listeners: readonly RequestListener[]): RequestListener =>
  async (...event) => {
    for (const listener of listeners) await listener(...event);
  };

type RequestServices = Pick<Services, 'now' | 'siteOrigins'>;

/** Accepts one payment while it is awaited; refunds any other. */
async function paid(tx: Db, { now }: RequestServices, notify: RequestListener, payment: PaidPayment) {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  if (takesPayment(request, payment.amountPaise, now())) {
    const transactionRef = (await findPaymentOf(tx, payment.subject))?.paymentId ?? null;
    const values = { status: 'paid', transactionRef, updatedAt: now() } as const;
    await changePayment(tx, request.primaryKey, [request.status], values);
    return notify(tx, { ...request, ...values }, 'paid');
  }
  await requestRefund(tx, {
    subject: payment.subject,
    amountPaise: payment.amountPaise,
    receipt: `PR-${request.primaryKey}-all`,
    reason: 'not awaited any more',
    now: now(),
  });
  return notify(tx, request, 'returned');
}

/** Handles a payment that differs from the request. The order cannot be paid any more, so the request ends. */
async function returned(tx: Db, { now }: RequestServices, notify: RequestListener, payment: PaidPayment) {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  const values = { status: 'cancelled', updatedAt: now() } as const;
  await changePayment(tx, request.primaryKey, ['open', 'failed'], values);
  await notify(tx, request, 'differs');
}

async function notifyOf(tx: Db, notify: RequestListener, { subject }: PaidPayment, event: RequestEvent) {
  await notify(tx, await lockPaymentRequest(tx, keyOf(subject)), event);
}

/** Returns the hash that identifies the customer of a request: its account. */
async function customerOf(db: Db, subject: string): Promise<string[]> {
  const request = await findPayment(db, { primaryKey: keyOf(subject) });
  return request?.userPk ? [`user ${request.userPk}`] : [];
}

async function failed(tx: Db, { now }: RequestServices, notify: RequestListener, payment: PaidPayment) {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  const values = { status: 'failed', updatedAt: now() } as const;
  if (await changePayment(tx, request.primaryKey, ['open'], values)) {
    await notify(tx, { ...request, ...values }, 'failed');
  }
}

async function refunded(tx: Db, notify: RequestListener, payment: PaidPayment): Promise<void> {
  const request = await lockPaymentRequest(tx, keyOf(payment.subject));
  // If a request was paid twice, one payment stays.
  if (request.status !== 'paid') await notify(tx, request, 'refunded');
}

/** Returns the URL of the page for a request's state. */
async function returnUrl(db: Db, { now, siteOrigins }: RequestServices, subject: string): Promise<string> {
  const request = await findPayment(db, { primaryKey: keyOf(subject) });
  if (!request) throw new Error(`There is no ${subject}`);
  const { page } = await viewRequest(db, request, now());
  const path = page === 'failure' ? chatPaymentFailure : chatPaymentSuccess;
  return `${siteOrigins[0] ?? ''}${path.getHref(request.token)}`;
}

/** Implements `PaymentSubjects` for payment requests. */
export function requestPayments(services: RequestServices, notify: RequestListener): PaymentSubjects {
  return {
    paid: (tx, payment) => paid(tx, services, notify, payment),
    returned: (tx, payment) => returned(tx, services, notify, payment),
    paidAgain: (tx, payment) => notifyOf(tx, notify, payment, 'paid_again'),
    refundDelayed: (tx, payment) => notifyOf(tx, notify, payment, 'refund_delayed'),
    failed: (tx, payment) => failed(tx, services, notify, payment),
    lock: async (tx, subject) => void (await lockPaymentRequest(tx, keyOf(subject))),
    refunded: (tx, payment) => refunded(tx, notify, payment),
    returnUrl: (db, { subject }) => returnUrl(db, services, subject),
    reference: async (_db, subject) => ({ reference: `PR-${keyOf(subject)}`, booking: null }),
    customer: customerOf,
  };
}
