import type { PaymentRequestView } from '@kaadu/contracts/payments';
import type { Db } from '../../../platform/database/database';
import { findPaymentOf, listRefundsOf } from '../payments-repository';
import { refundStateOf } from '../refunds/refund-state';
import type { PaymentRequest } from '../repository';

const minuteMs = 60_000;
/** Grace period after a request has expired, in which a payment may still arrive. */
const graceMs = 5 * minuteMs;

/** Returns the payments subject of a request. */
export const requestSubject = ({ primaryKey }: Pick<PaymentRequest, 'primaryKey'>) =>
  `payment-request:${primaryKey}`;

const payable: readonly PaymentRequest['status'][] = ['open', 'failed'];

/** Whether a payment can be started. */
export function isPayable({ status, expiresAt }: PaymentRequest, now: Date): boolean {
  return payable.includes(status) && (expiresAt === null || now < expiresAt);
}

/** Whether a received payment is accepted: while it is awaited, with a grace period. */
export function takesPayment(request: PaymentRequest, amountPaise: number, now: Date): boolean {
  const { status, expiresAt } = request;
  const isLate = expiresAt !== null && now.getTime() > expiresAt.getTime() + graceMs;
  return payable.includes(status) && !isLate && amountPaise === request.amountPaise;
}

function pageOf(request: PaymentRequest, isStarted: boolean, now: Date): PaymentRequestView['page'] {
  if (request.status === 'paid') return 'success';
  if (request.status !== 'open') return 'failure';
  return isStarted || isPayable(request, now) ? 'pending' : 'failure';
}

/** Returns a request as the traveller sees it, without its subject. */
export async function viewRequest(
  db: Db,
  request: PaymentRequest,
  now: Date,
): Promise<Omit<PaymentRequestView, 'experience' | 'receipt'>> {
  const payment = await findPaymentOf(db, requestSubject(request));
  const isStarted =
    request.status === 'open' && (payment?.status === 'created' || payment?.status === 'authorized');
  return {
    description: request.description,
    amount: request.amountPaise,
    status: request.status,
    page: pageOf(request, isStarted, now),
    can_pay: isPayable(request, now),
    expires_at: request.expiresAt?.toISOString() ?? null,
    is_started: isStarted,
    refund: refundStateOf(await listRefundsOf(db, requestSubject(request))),
    server_time: now.toISOString(),
  };
}
