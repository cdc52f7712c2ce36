import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import type { Services } from '../../../platform/services/services';
import {
  type ApprovalServices,
  lockApprovals,
  recordDecision,
  requestReturn,
  type ReturnDecision,
} from './approve-returns';
import { closeIncident, closeIncidentsOf, hasOpenIncident } from '../incidents';
import { postMovement } from '../ledger/ledger';
import {
  findRefund,
  lockPayment,
  lockRefund,
  type Payment,
  type Refund,
  updateRefund,
} from '../payments-repository';
import type { PaymentSubjects } from '../payment-subjects';
import { noticeSettled } from './refund-payment';
import { findRefundRequest, findWaiting, type RefundRequestRow } from './refund-requests-repository';
import type { RequestListener } from '../requests/request-payments';
import { makeRequestRefund } from '../ledger/save-payment';

/** Dependencies of the refund desk. */
export type DeskServices = Services &
  ApprovalServices & { readonly subjects: PaymentSubjects; readonly reconcileSoon: () => void };

interface WantedAgain {
  readonly refund: number;
  readonly action: 'refund_again' | 'pay_otherwise';
  readonly reason: string;
  /** Reference of the payment by other means. */
  readonly transaction_ref?: string;
}

interface LockedRefund {
  readonly payment: Payment;
  readonly refund: Refund;
}

/** Reads a refund and locks it after its subject, the order used by recording. @throws AppError not_found */
async function lockRefundOf(tx: Db, subjects: PaymentSubjects, primaryKey: number): Promise<LockedRefund> {
  const found = await findRefund(tx, primaryKey);
  if (!found) throw new AppError('not_found', 'There is no such refund.');
  const payment = await lockPayment(tx, found.paymentPk);
  await subjects.lock(tx, payment.subject);
  return { payment, refund: await lockRefund(tx, primaryKey) };
}

/** Checks that the refund has an incident and is not settled. @throws AppError conflict */
async function requireStuck(tx: Db, { primaryKey, status }: Refund): Promise<void> {
  if (status === 'processed' || status === 'paid_otherwise')
    throw new AppError('conflict', 'This refund has left us already. Please load the list again.');
  if (status === 'pending' && !(await hasOpenIncident(tx, primaryKey)))
    throw new AppError('conflict', 'This refund is under way. Please wait until it has been refused.');
}

/**
 * Requests a refund again, or records its payment by other means. Requires a second person when refunds add up to more
 * than the limit.
 * @throws AppError not_found, conflict
 */
export async function settleStuckRefund(
  services: DeskServices,
  actor: Actor,
  { refund: primaryKey, action, reason, transaction_ref: transactionRef }: WantedAgain,
): Promise<void> {
  await makeChanges(services, actor, async ({ tx, audit }) => {
    await lockApprovals(tx);
    const { payment, refund } = await lockRefundOf(tx, services.subjects, primaryKey);
    await requireStuck(tx, refund);
    if (await findWaiting(tx, payment.subject, { refundPk: primaryKey }))
      throw new AppError('conflict', 'This refund waits for a second person, who approves or declines it.');
    const { amountPaise, currency } = refund;
    const request = await requestReturn(tx, services, actor, {
      subject: payment.subject,
      action,
      refundPk: primaryKey,
      amountPaise,
      currency,
      reason,
      ...(transactionRef !== undefined && { transactionRef }),
    });
    const isApproved = request.status === 'approved';
    await audit({
      action: isApproved ? action : 'askForRefund',
      subject: `refund ${primaryKey}`,
      detail: { action, amount: amountPaise, currency, transaction_ref: transactionRef ?? null },
    });
    if (isApproved) await carryOut(tx, services, actor, request, { payment, refund });
  });
  services.deliver();
  services.reconcileSoon();
}

async function carryOut(
  tx: Db,
  services: DeskServices,
  { user }: Actor,
  { action, reason, transactionRef }: RefundRequestRow,
  { payment, refund }: LockedRefund,
): Promise<void> {
  await requireStuck(tx, refund);
  const at = services.now();
  await closeIncidentsOf(tx, refund.primaryKey, { at, by: user.primaryKey, note: reason });
  if (action === 'refund_again') {
    // The gateway identifies the refund by its receipt, so one that it did make is not repeated.
    const values = { status: 'pending', refusals: 0, nextAttemptAt: at } as const;
    return updateRefund(tx, refund.primaryKey, values);
  }
  const { receipt, amountPaise, currency, refundId } = refund;
  await updateRefund(tx, refund.primaryKey, {
    status: 'paid_otherwise',
    transactionRef,
    // A refund that is still pending at the gateway is watched, because it must not arrive as well.
    nextAttemptAt: refundId === null ? null : at,
  });
  const { subject } = payment;
  const source = `refund-otherwise:${receipt}`;
  await postMovement(tx, { kind: 'refund_otherwise', subject, source, amountPaise, currency, at });
  await noticeSettled(tx, services, payment);
}

/** Decides about a refund request outside of bookings. @throws AppError not_found, conflict, forbidden */
export async function decideReturn(
  services: DeskServices,
  notify: RequestListener,
  actor: Actor,
  { request: primaryKey, approve, note }: ReturnDecision,
): Promise<void> {
  await makeChanges(services, actor, async ({ tx, audit }) => {
    await lockApprovals(tx);
    const request = await findRefundRequest(tx, primaryKey);
    if (!request) throw new AppError('not_found', 'There is no such refund.');
    if (request.action === 'refund_booking')
      throw new AppError('conflict', 'This refund is decided on its booking. Please open the booking.');
    await recordDecision(tx, services, actor, request, { approve, note });
    const { action, amountPaise: amount, refundPk, subject } = request;
    await audit({
      action: approve ? 'approveRefund' : 'declineRefund',
      subject:
        refundPk === null ? subject.replace(/^payment-request:/, 'payment request ') : `refund ${refundPk}`,
      detail: { action, amount },
    });
    if (!approve) return;
    if (refundPk === null) return makeRequestRefund(tx, services, notify, request);
    await carryOut(tx, services, actor, request, await lockRefundOf(tx, services.subjects, refundPk));
  });
  services.deliver();
  services.reconcileSoon();
}

/** Closes an incident. @throws AppError not_found, conflict when its refund is not settled */
export async function dismissIncident(
  services: DeskServices,
  actor: Actor,
  { incident, note }: { readonly incident: number; readonly note: string },
): Promise<void> {
  await makeChanges(services, actor, async ({ tx, audit }) => {
    const closing = { at: services.now(), by: actor.user.primaryKey, note };
    const closed = await closeIncident(tx, incident, closing);
    if (!closed) throw new AppError('not_found', 'There is no such open incident.');
    const refund = closed.refundPk === null ? undefined : await findRefund(tx, closed.refundPk);
    if (refund && (refund.status === 'failed' || refund.status === 'pending')) {
      throw new AppError(
        'conflict',
        'The refund has not been made. Refund again, or enter how it was paid by other means.',
      );
    }
    await audit({ action: 'closeIncident', subject: `payment incident ${incident}`, detail: { note } });
  });
}
