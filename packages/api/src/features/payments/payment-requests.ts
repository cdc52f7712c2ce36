import type {
  AdminPaymentRequest,
  PaymentRequestBody,
  PaymentRequestView,
  TransactionStatusBody,
} from '@kaadu/contracts/api';
import { listCardsByKey } from '../catalogue/cards-repository';
import { addPayment, changePayment, findPayment, type PaymentRequest } from './repository';
import type { Db } from '../../platform/database/database';
import type { Services } from '../../services';
import { AppError } from '../../platform/errors/app-error';
import { randomToken } from '../../platform/secrets/secret-values';
import { makeChange, type Actor } from '../../platform/audit/make-change';

function unknown(): AppError {
  return new AppError('not_found', 'There is no such payment request.');
}

/** What the holder of a payment link sees. @throws AppError not_found */
export async function viewPayment(db: Db, token: string): Promise<PaymentRequestView> {
  const found = await findPayment(db, { token });
  if (!found) throw unknown();
  const [experience] = found.experiencePk === null ? [] : await listCardsByKey(db, [found.experiencePk]);
  const { description, amountPaise, status } = found;
  return { description, amount: amountPaise, status, experience: experience ?? null };
}

/** What the back office sees. @throws AppError not_found */
export async function getPayment(db: Db, primaryKey: number): Promise<AdminPaymentRequest> {
  const found = await findPayment(db, { primaryKey });
  if (!found) throw unknown();
  return {
    primary_key: found.primaryKey,
    token: found.token,
    description: found.description,
    amount: found.amountPaise,
    user_pk: found.userPk,
    experience_pk: found.experiencePk,
    status: found.status,
    transaction_ref: found.transactionRef,
  };
}

/** Makes a request, or changes or cancels one that nobody has paid. @throws AppError not_found, conflict */
export async function savePayment(
  services: Services,
  actor: Actor,
  body: PaymentRequestBody,
): Promise<AdminPaymentRequest> {
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
    changeOf('updatePaymentReq', { amount, status }),
    async (tx) => {
      if (primaryKey === undefined) return addPayment(tx, { ...values, token: randomToken() });
      await changeOrRefuse(tx, primaryKey, ['open', 'failed'], values);
      return primaryKey;
    },
  );
  return getPayment(services.database.db, key);
}

/** From which states each outcome may follow: banks report late, and a failed payment may yet be made. */
const mayFollow = {
  paid: ['open', 'failed'],
  failed: ['open'],
  refunded: ['paid'],
} as const satisfies Record<TransactionStatusBody['status'], readonly PaymentRequest['status'][]>;

/** Notes what finance found at the bank. @throws AppError not_found, conflict */
export async function settlePayment(
  services: Services,
  actor: Actor,
  { primary_key: primaryKey, status, transaction_ref }: TransactionStatusBody,
): Promise<AdminPaymentRequest> {
  const values = { status, transactionRef: transaction_ref, updatedAt: services.now() };
  await makeChange(
    services,
    actor,
    changeOf('updateTransactionStatus', { status, transaction_ref }),
    async (tx) => {
      await changeOrRefuse(tx, primaryKey, mayFollow[status], values);
      return primaryKey;
    },
  );
  return getPayment(services.database.db, primaryKey);
}

function changeOf(action: string, detail: Record<string, unknown>) {
  return { action, subject: (primaryKey: number) => `payment request ${primaryKey}`, detail };
}

async function changeOrRefuse(
  tx: Db,
  primaryKey: number,
  from: readonly PaymentRequest['status'][],
  values: Parameters<typeof changePayment>[3],
): Promise<void> {
  if (await changePayment(tx, primaryKey, from, values)) return;
  const found = await findPayment(tx, { primaryKey });
  if (!found) throw unknown();
  throw new AppError('conflict', `This payment request is ${found.status}: it cannot be changed so.`);
}
