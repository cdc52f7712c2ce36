import type {
  StaffPaymentRequest,
  PaymentRequestBody,
  TransactionStatusBody,
} from '@kaadu/contracts/payments';
import { type Actor, makeChange, makeChanges } from '../../../platform/audit/make-change';
import { changedFields } from '../../../platform/audit/changed-fields';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { randomToken } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { type ApprovalServices, lockApprovals, requestReturn } from '../refunds/approve-returns';
import { getPayment, requirePayment } from '../get-payment';
import { findPaymentOf } from '../payments-repository';
import { requestRefund } from '../refunds/request-refund';
import { findWaiting, type RefundRequestRow } from '../refunds/refund-requests-repository';
import { keyOf, type RequestListener } from '../requests/request-payments';
import { requestSubject } from '../requests/request-view';
import { addPayment, changePayment, lockPaymentRequest, type PaymentRequest } from '../repository';

/** Creates a request, or changes or cancels an unpaid one. @throws AppError not_found, conflict */
export async function savePayment(
  services: Services,
  notify: RequestListener,
  actor: Actor,
  body: PaymentRequestBody,
): Promise<StaffPaymentRequest> {
  const { primary_key: primaryKey, description, amount, user_pk, experience_pk, status } = body;
  const values = {
    description,
    amountPaise: amount,
    userPk: user_pk,
    experiencePk: experience_pk,
    status,
    updatedAt: services.now(),
  };
  const key = await makeChange(
    services,
    actor,
    { action: 'updatePaymentReq', subject: 'payment request', detail: { amount, status } },
    async (tx) => {
      if (primaryKey === undefined) return addPayment(tx, { ...values, token: randomToken() });
      const before = await requirePayment(tx, { primaryKey });
      const changed = await changeFrom(tx, primaryKey, ['open', 'failed'], values);
      await notify(tx, changed, status === 'cancelled' ? 'cancelled' : 'changed');
      return { primaryKey, changes: changedFields(before, { description, amountPaise: amount, status }) };
    },
  );
  return getPayment(services.database.db, key);
}

/** Allowed previous states of each outcome: banks report late, and a failed payment may still be made. */
const mayFollow = {
  paid: ['open', 'failed'],
  failed: ['open'],
} as const satisfies Record<'paid' | 'failed', readonly PaymentRequest['status'][]>;

/** Records a transaction that finance found at the bank, or refunds a request. @throws AppError not_found, conflict */
export async function recordTransaction(
  services: Services & ApprovalServices,
  notify: RequestListener,
  actor: Actor,
  { status, ...body }: TransactionStatusBody,
): Promise<StaffPaymentRequest> {
  if (status === 'refunded') await refundByFinance(services, notify, actor, body);
  else await recordOutcome(services, notify, actor, { ...body, status });
  return getPayment(services.database.db, body.primary_key);
}

interface FoundOutcome {
  readonly primary_key: number;
  readonly status: 'paid' | 'failed';
  readonly transaction_ref: string;
}

async function recordOutcome(
  services: Services,
  notify: RequestListener,
  actor: Actor,
  { primary_key: primaryKey, status, transaction_ref }: FoundOutcome,
): Promise<void> {
  const values = { status, transactionRef: transaction_ref, updatedAt: services.now() };
  await makeChange(
    services,
    actor,
    { action: 'updateTransactionStatus', subject: 'payment request', detail: { status, transaction_ref } },
    async (tx) => {
      const before = await requirePayment(tx, { primaryKey });
      const changed = await changeFrom(tx, primaryKey, mayFollow[status], values);
      await notify(tx, changed, status);
      return { primaryKey, changes: changedFields(before, { status }) };
    },
  );
  services.deliver();
}

/** Refunds a paid request in full. Requires a second person when refunds add up to more than the limit. */
async function refundByFinance(
  services: Services & ApprovalServices,
  notify: RequestListener,
  actor: Actor,
  { primary_key: primaryKey, transaction_ref }: Omit<FoundOutcome, 'status'>,
): Promise<void> {
  await makeChanges(services, actor, async ({ tx, audit }) => {
    await lockApprovals(tx);
    await requirePayment(tx, { primaryKey });
    const request = await lockPaymentRequest(tx, primaryKey);
    requirePaid(request);
    const subject = requestSubject(request);
    if (await findWaiting(tx, subject, { action: 'refund_request' }))
      throw new AppError('conflict', 'This refund waits for a second person, who approves or declines it.');
    const wanted = await requestReturn(tx, services, actor, {
      subject,
      action: 'refund_request',
      amountPaise: request.amountPaise,
      reason: 'refunded by finance',
      transactionRef: transaction_ref,
    });
    const isApproved = wanted.status === 'approved';
    await audit({
      action: isApproved ? 'updateTransactionStatus' : 'askForRefund',
      subject: `payment request ${primaryKey}`,
      detail: { status: 'refunded', amount: request.amountPaise, transaction_ref },
    });
    if (isApproved) await makeRequestRefund(tx, services, notify, wanted);
  });
}

function requirePaid({ status }: PaymentRequest): void {
  if (status !== 'paid')
    throw new AppError('conflict', `A payment request that is ${status} cannot be changed in this way.`);
}

/** Makes the approved refund of a request. @throws AppError conflict when it is no longer paid */
export async function makeRequestRefund(
  tx: Db,
  { now }: Pick<Services, 'now'>,
  notify: RequestListener,
  { subject, transactionRef }: RefundRequestRow,
): Promise<void> {
  const request = await lockPaymentRequest(tx, keyOf(subject));
  requirePaid(request);
  const values = { status: 'refunded', transactionRef, updatedAt: now() } as const;
  const changed = await changeFrom(tx, request.primaryKey, ['paid'], values);
  await refundOnline(tx, changed, now());
  await notify(tx, changed, 'refunded');
}

/** Refunds payments through the gateway if they were made there; finance refunds others. */
async function refundOnline(tx: Db, request: PaymentRequest, now: Date): Promise<void> {
  const payment = await findPaymentOf(tx, requestSubject(request));
  if (payment?.status !== 'paid') return;
  await requestRefund(tx, {
    subject: payment.subject,
    amountPaise: payment.amountPaise,
    receipt: `PR-${request.primaryKey}-all`,
    reason: 'refunded by finance',
    now,
  });
}

/** Changes a request in one of the states `from`. @throws AppError not_found, conflict */
async function changeFrom(
  tx: Db,
  primaryKey: number,
  from: readonly PaymentRequest['status'][],
  values: Parameters<typeof changePayment>[3],
): Promise<PaymentRequest> {
  if (await changePayment(tx, primaryKey, from, values)) return requirePayment(tx, { primaryKey });
  const { status } = await requirePayment(tx, { primaryKey });
  throw new AppError('conflict', `A payment request that is ${status} cannot be changed in this way.`);
}
