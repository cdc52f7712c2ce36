import type { PaymentDesk, PaymentIncident } from '@kaadu/contracts/payments';
import type { Db } from '../../platform/database/database';
import { listOpenIncidents } from './incidents';
import { findRefund } from './payments-repository';
import type { PaymentSubjects } from './payment-subjects';
import { listWaiting } from './refunds/refund-requests-repository';

type DeskReader = {
  readonly database: { readonly db: Db };
  readonly subjects: Pick<PaymentSubjects, 'reference'>;
  readonly refundApprovalAbove: number;
};

/** Reads open incidents and pending decisions for finance. */
export async function readPaymentDesk(services: DeskReader): Promise<PaymentDesk> {
  return {
    incidents: await readIncidents(services),
    waiting: await readWaiting(services),
    approval_above: services.refundApprovalAbove,
  };
}

async function readIncidents({ database: { db }, subjects }: DeskReader): Promise<PaymentIncident[]> {
  const incidents: PaymentIncident[] = [];
  for (const incident of await listOpenIncidents(db)) {
    const { primaryKey, kind, subject, refundPk, gatewayPaymentId, amountPaise, currency, at } = incident;
    incidents.push({
      primary_key: primaryKey,
      kind,
      ...(await subjects.reference(db, subject)),
      amount: amountPaise,
      currency,
      payment_id: gatewayPaymentId,
      at: at.toISOString(),
      refund: refundPk === null ? null : await readRefund(db, refundPk),
    });
  }
  return incidents;
}

async function readRefund(db: Db, primaryKey: number): Promise<PaymentIncident['refund']> {
  const refund = await findRefund(db, primaryKey);
  if (!refund) return null;
  return {
    primary_key: primaryKey,
    status: refund.status,
    attempts: refund.attempts,
    refused_because: refund.refusedBecause,
    next_attempt_at: refund.nextAttemptAt?.toISOString() ?? null,
  };
}

async function readWaiting({ database: { db }, subjects }: DeskReader): Promise<PaymentDesk['waiting']> {
  const waiting: PaymentDesk['waiting'] = [];
  for (const { request, requester } of await listWaiting(db)) {
    const refund = request.refundPk === null ? undefined : await findRefund(db, request.refundPk);
    waiting.push({
      primary_key: request.primaryKey,
      action: request.action,
      ...(await subjects.reference(db, request.subject)),
      amount: request.amountPaise,
      currency: refund?.currency ?? 'INR',
      reason: request.reason,
      transaction_ref: request.transactionRef,
      requested_by: {
        primary_key: requester.primaryKey,
        name: `${requester.firstName} ${requester.lastName}`.trim(),
      },
      requested_at: request.requestedAt.toISOString(),
    });
  }
  return waiting;
}
