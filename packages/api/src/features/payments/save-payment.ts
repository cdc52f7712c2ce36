import type {
  StaffPaymentRequest,
  PaymentRequestBody,
  TransactionStatusBody,
} from '@kaadu/contracts/payments';
import { type Actor, makeChange } from '../../platform/audit/make-change';
import { changedFields } from '../../platform/audit/changed-fields';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { randomToken } from '../../platform/secrets/secret-values';
import type { Services } from '../../platform/services/services';
import { getPayment, requirePayment } from './get-payment';
import { findPaymentOf } from './payments-repository';
import { requestRefund } from './refund-payment';
import type { RequestListener } from './request-payments';
import { requestSubject } from './request-view';
import { addPayment, changePayment, type PaymentRequest } from './repository';

/** Creates a request, or changes or cancels an unpaid one. @throws AppError not_found, conflict */
export async function savePayment(
  services: Services,
  tell: RequestListener,
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
      await tell(tx, changed, status === 'cancelled' ? 'cancelled' : 'changed');
      return { primaryKey, changes: changedFields(before, { description, amountPaise: amount, status }) };
    },
  );
  return getPayment(services.database.db, key);
}

/** States that each outcome may follow: banks report late, and a failed payment may still be made. */
const mayFollow = {
  paid: ['open', 'failed'],
  failed: ['open'],
  refunded: ['paid'],
} as const satisfies Record<TransactionStatusBody['status'], readonly PaymentRequest['status'][]>;

/** Records what finance found at the bank. @throws AppError not_found, conflict */
export async function recordTransaction(
  services: Services,
  tell: RequestListener,
  actor: Actor,
  { primary_key: primaryKey, status, transaction_ref }: TransactionStatusBody,
): Promise<StaffPaymentRequest> {
  const values = { status, transactionRef: transaction_ref, updatedAt: services.now() };
  await makeChange(
    services,
    actor,
    { action: 'updateTransactionStatus', subject: 'payment request', detail: { status, transaction_ref } },
    async (tx) => {
      const before = await requirePayment(tx, { primaryKey });
      const changed = await changeFrom(tx, primaryKey, mayFollow[status], values);
      if (status === 'refunded') await refundOnline(tx, changed, services.now());
      await tell(tx, changed, status);
      return { primaryKey, changes: changedFields(before, { status }) };
    },
  );
  return getPayment(services.database.db, primaryKey);
}

/** What was paid through the gateway goes back through it; of other payments finance has seen to it. */
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

/** Changes a request that is in one of the states `from`. @throws AppError not_found, conflict */
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
