import pLimit from 'p-limit';
import type { Db } from '../../../platform/database/database';
import { GatewayRefused, type GatewayRefund } from '../../../platform/payment-gateway/payment-gateway';
import { closeIncidentsOf, hasOpenIncident, type IncidentRecorder, recordingIncidents } from '../incidents';
import { postMovement } from '../ledger/ledger';
import { isSettled } from './refund-state';
import {
  claimDueRefunds,
  delayRefund,
  listRefundsOf,
  lockPayment,
  lockRefund,
  type Refund,
  type Payment,
  updateRefund,
} from '../payments-repository';
import type { PaymentServices } from '../ledger/settle-payment';

const leaseMs = 60_000;
const batchSize = 20;
const concurrency = 5;
const longestWaitMs = 60 * 60_000;
/** Refusals before finance decides, reached three hours after the first one. */
const mostRefusals = 8;
/** Age from which finance is alerted to a pending refund. Banks promise seven days. */
const slowMs = 7 * 24 * 60 * 60_000;

/**
 * Makes due refunds at the gateway, or asks whether they have arrived. Safe to run in several processes and to repeat
 * after a crash, because the gateway makes one refund per receipt.
 */
export async function processRefunds(
  services: PaymentServices,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { database, now } = services;
  const limit = pLimit(concurrency);
  const process = async (refund: Refund) => {
    try {
      await processRefund(services, refund);
    } catch (error) {
      const next = new Date(now().getTime() + backOff(refund.attempts));
      await delayRefund(database.db, refund.primaryKey, next);
      onFailure(error);
      await alertIfSlow(services, refund);
    }
  };
  let due: Refund[];
  do {
    due = await claimDueRefunds(database.db, now(), new Date(now().getTime() + leaseMs), batchSize);
    await Promise.all(due.map((refund) => limit(process, refund)));
  } while (due.length === batchSize);
}

const backOff = (attempts: number) => Math.min(leaseMs * 2 ** Math.min(attempts, 10), longestWaitMs);

/** Alerts finance to a refund that has been pending at the gateway for days. */
async function alertIfSlow(services: PaymentServices, { primaryKey, paymentPk }: Refund): Promise<void> {
  const payment = await services.database.db.transaction((tx) => lockPayment(tx, paymentPk));
  await recordingIncidents(services, async (tx, incidents) => {
    await services.subjects.lock(tx, payment.subject);
    const refund = await lockRefund(tx, primaryKey);
    const isSlow = services.now().getTime() - refund.createdAt.getTime() > slowMs;
    if (refund.status !== 'pending' || !isSlow || (await hasOpenIncident(tx, primaryKey))) return;
    await alert({ tx, services, incidents, payment, refund }, 'refund_slow');
  });
}

async function processRefund(services: PaymentServices, refund: Refund): Promise<void> {
  const { database } = services;
  const payment = await database.db.transaction((tx) => lockPayment(tx, refund.paymentPk));
  const paymentId = refund.gatewayPaymentId ?? payment.paymentId;
  if (!paymentId) throw new Error(`Payment ${payment.primaryKey} is not paid`);
  const made = await askGateway(services.gateway, refund, paymentId);
  await recordingIncidents(services, async (tx, incidents) => {
    // Locked before the refund: of refunds that arrive at once, the last one recorded must see the others.
    await services.subjects.lock(tx, payment.subject);
    const current = await lockRefund(tx, refund.primaryKey);
    const step = { tx, services, incidents, payment, refund: current };
    if (current.status === 'paid_otherwise') return recordLate(step, made);
    if (current.status !== 'pending' || !isAbout(made, current, refund)) return;
    if (made instanceof GatewayRefused) return recordRefusal(step, made.message, {});
    if (made.status === 'processed') return recordProcessed(step, made.id);
    if (made.status === 'failed') {
      // A failed refund stays failed at the gateway; the next one needs another receipt.
      const values = { refundId: null, round: current.round + 1 };
      return recordRefusal(step, 'The bank refused it.', values);
    }
    await recordPending(step, made.id);
  });
  services.deliver();
}

/** Returns the gateway's state of a refund, and makes the refund if needed. @throws GatewayUnavailable */
async function askGateway(
  gateway: PaymentServices['gateway'],
  refund: Refund,
  paymentId: string,
): Promise<GatewayRefund | GatewayRefused> {
  const { refundId, amountPaise: amount, attempts } = refund;
  const receipt = gatewayReceipt(refund);
  try {
    if (refundId !== null) return await gateway.fetchRefund(paymentId, refundId);
    // It may have been made although its response was lost, longer ago than the gateway remembers the request.
    const known = attempts > 1 ? await gateway.findRefund(paymentId, receipt) : undefined;
    return known ?? (await gateway.refund({ paymentId, amount, receipt }));
  } catch (error) {
    if (error instanceof GatewayRefused) return error;
    throw error;
  }
}

/** Whether a response applies to the current state of the refund, given the state when it was requested. */
function isAbout(made: GatewayRefund | GatewayRefused, now: Refund, before: Refund): boolean {
  if (now.round !== before.round) return false;
  if (made instanceof GatewayRefused) return now.refusals === before.refusals;
  return now.refundId === null || now.refundId === made.id;
}

/** Returns the idempotency key of a refund at the gateway; a new one after a failure there. */
const gatewayReceipt = ({ receipt, round }: Refund) => (round === 0 ? receipt : `${receipt}.${round}`);

/** A locked refund and its state at the gateway. */
interface Step {
  readonly tx: Db;
  readonly services: PaymentServices;
  readonly incidents: IncidentRecorder;
  readonly payment: Payment;
  readonly refund: Refund;
}

async function recordProcessed({ tx, services, payment, refund }: Step, refundId: string): Promise<void> {
  const { receipt, amountPaise, currency } = refund;
  const at = services.now();
  await updateRefund(tx, refund.primaryKey, { refundId, status: 'processed', nextAttemptAt: null });
  const { subject } = payment;
  await postMovement(tx, { kind: 'refund', subject, source: `refund:${receipt}`, amountPaise, currency, at });
  await closeIncidentsOf(tx, refund.primaryKey, { at, by: null, note: null });
  await noticeSettled(tx, services, payment);
}

/** Notifies the subject once no refund is pending. The subject is locked. */
export async function noticeSettled(
  tx: Db,
  { subjects }: Pick<PaymentServices, 'subjects'>,
  payment: Payment,
): Promise<void> {
  const all = await listRefundsOf(tx, payment.subject);
  if (all.every(isSettled)) await subjects.refunded(tx, payment);
}

async function recordPending({ refund, ...step }: Step, refundId: string | null): Promise<void> {
  const { tx, services } = step;
  const age = services.now().getTime() - refund.createdAt.getTime();
  const waitMs = Math.min(Math.max(leaseMs, age / 8), longestWaitMs);
  const nextAttemptAt = new Date(services.now().getTime() + waitMs);
  await updateRefund(tx, refund.primaryKey, { refundId, nextAttemptAt });
  if (age > slowMs && !(await hasOpenIncident(tx, refund.primaryKey)))
    await alert({ ...step, refund }, 'refund_slow');
}

/** Retries a refused refund later, and leaves it to finance after several refusals. */
async function recordRefusal(
  step: Step,
  because: string,
  values: Partial<Pick<Refund, 'refundId' | 'round'>>,
): Promise<void> {
  const { tx, services, refund } = step;
  const refusals = refund.refusals + 1;
  const isOver = refusals >= mostRefusals;
  await updateRefund(tx, refund.primaryKey, {
    ...values,
    refusals,
    refusedBecause: because.slice(0, 200),
    status: isOver ? 'failed' : 'pending',
    nextAttemptAt: isOver ? null : new Date(services.now().getTime() + backOff(refusals)),
  });
  if (isOver) await alert(step, 'refund_refused');
}

async function alert(
  { tx, services, incidents, payment, refund }: Step,
  kind: 'refund_refused' | 'refund_slow' | 'refunded_twice',
): Promise<void> {
  await incidents.record({
    kind,
    subject: payment.subject,
    source: `${kind}:${refund.primaryKey}:${refund.attempts}`,
    paymentPk: payment.primaryKey,
    refundPk: refund.primaryKey,
    amountPaise: refund.amountPaise,
    currency: refund.currency,
  });
  if (kind !== 'refunded_twice') await services.subjects.refundDelayed(tx, payment);
}

/** Records the gateway's result for a refund that was paid by other means and must not arrive as well. */
async function recordLate(step: Step, made: GatewayRefund | GatewayRefused): Promise<void> {
  const { tx, services, refund } = step;
  const isUnderWay = !(made instanceof GatewayRefused) && made.status === 'pending';
  const nextAttemptAt = isUnderWay ? new Date(services.now().getTime() + longestWaitMs) : null;
  await updateRefund(tx, refund.primaryKey, { nextAttemptAt });
  if (!(made instanceof GatewayRefused) && made.status === 'processed') await alert(step, 'refunded_twice');
}
