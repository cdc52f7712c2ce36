import type { StaffPaymentRequest, PaymentRequestView } from '@kaadu/contracts/payments';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { listCardsByKey } from '../catalogue';
import { findWaiting } from './refunds/refund-requests-repository';
import { findReceipt } from './requests/receipts';
import { requestSubject, viewRequest } from './requests/request-view';
import { findPayment, type PaymentRequest } from './repository';

/** Reads a payment request. @throws AppError not_found */
export async function requirePayment(
  db: Db,
  where: { primaryKey: number } | { token: string },
): Promise<PaymentRequest> {
  const found = await findPayment(db, where);
  if (!found) throw new AppError('not_found', 'There is no such payment request.');
  return found;
}

/** Returns the request behind a payment link. @throws AppError not_found */
export async function viewPayment(db: Db, token: string, now: Date): Promise<PaymentRequestView> {
  const request = await requirePayment(db, { token });
  const { experiencePk } = request;
  const [experience] = experiencePk === null ? [] : await listCardsByKey(db, [experiencePk]);
  return {
    ...(await viewRequest(db, request, now)),
    experience: experience ?? null,
    receipt: await findReceipt(db, request),
  };
}

/** Returns a payment request for the admin. @throws AppError not_found */
export async function getPayment(db: Db, primaryKey: number): Promise<StaffPaymentRequest> {
  const found = await requirePayment(db, { primaryKey });
  const waiting = await findWaiting(db, requestSubject(found), { action: 'refund_request' });
  return {
    primary_key: found.primaryKey,
    token: found.token,
    description: found.description,
    amount: found.amountPaise,
    user_pk: found.userPk,
    experience_pk: found.experiencePk,
    status: found.status,
    transaction_ref: found.transactionRef,
    waiting_refund: waiting?.primaryKey ?? null,
    expires_at: found.expiresAt?.toISOString() ?? null,
  };
}
