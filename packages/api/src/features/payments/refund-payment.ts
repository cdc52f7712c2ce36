import pLimit from 'p-limit';
import type { Db } from '../../platform/database/database';
import { postMovement } from './ledger';
import {
  addRefund,
  claimDueRefunds,
  delayRefund,
  findPaymentOf,
  listRefunds,
  lockPayment,
  lockRefund,
  type Refund,
  repeatedPrefix,
  sumRefunds,
  updateRefund,
} from './payments-repository';
import type { PaymentServices } from './settle-payment';

const leaseMs = 60_000;
const batchSize = 20;
const concurrency = 5;
const longestWaitMs = 60 * 60_000;

interface RefundRequest {
  readonly subject: string;
  readonly amountPaise: number;
  /** Names the refund: asked for twice, it is made once. */
  readonly receipt: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Records that money goes back, in the caller's transaction. The gateway is asked afterwards, as often as it takes.
 * @throws Error when there is no payment or more would go back than was paid: that is a bug
 */
export async function requestRefund(
  tx: Db,
  { subject, amountPaise, receipt, reason, now }: RefundRequest,
): Promise<void> {
  const found = await findPaymentOf(tx, subject);
  if (found?.status !== 'paid') throw new Error(`Nothing was paid for ${subject}`);
  const payment = await lockPayment(tx, found.primaryKey);
  if ((await sumRefunds(tx, payment.primaryKey)) + amountPaise > payment.amountPaise) {
    throw new Error(`More would go back for ${subject} than was paid`);
  }
  const added = await addRefund(tx, {
    paymentPk: payment.primaryKey,
    receipt,
    amountPaise,
    reason,
    status: 'pending',
    createdAt: now,
    nextAttemptAt: now,
  });
  if (!added) return;
  await postMovement(tx, {
    kind: 'refund_due',
    subject,
    source: `refund-due:${receipt}`,
    amountPaise,
    at: now,
  });
}

/**
 * Asks the gateway about the refunds that are due: to make them, or whether they have arrived. Several processes may run
 * this at once, and again after a crash: the gateway makes one refund a receipt.
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
      const waitMs = Math.min(leaseMs * 2 ** Math.min(refund.attempts, 10), longestWaitMs);
      await delayRefund(database.db, refund.primaryKey, new Date(now().getTime() + waitMs));
      onFailure(error);
    }
  };
  let due: Refund[];
  do {
    due = await claimDueRefunds(database.db, now(), new Date(now().getTime() + leaseMs), batchSize);
    await Promise.all(due.map((refund) => limit(process, refund)));
  } while (due.length === batchSize);
}

async function processRefund(services: PaymentServices, refund: Refund): Promise<void> {
  const { database, gateway, now, subjects } = services;
  const payment = await database.db.transaction((tx) => lockPayment(tx, refund.paymentPk));
  const paymentId = repeatedPayment(refund) ?? payment.paymentId;
  if (!paymentId) throw new Error(`Payment ${payment.primaryKey} is not paid`);
  const answer =
    refund.refundId === null
      ? await gateway.refund({ paymentId, amount: refund.amountPaise, receipt: refund.receipt })
      : await gateway.fetchRefund(paymentId, refund.refundId);
  await database.db.transaction(async (tx) => {
    const current = await lockRefund(tx, refund.primaryKey);
    if (current.status !== 'pending') return;
    if (answer.status === 'pending') {
      await updateRefund(tx, refund.primaryKey, { refundId: answer.id });
      return;
    }
    await updateRefund(tx, refund.primaryKey, {
      refundId: answer.id,
      status: answer.status,
      nextAttemptAt: null,
    });
    if (answer.status === 'failed') return;
    const { subject } = payment;
    const source = `refund:${refund.receipt}`;
    await postMovement(tx, { kind: 'refund', subject, source, amountPaise: refund.amountPaise, at: now() });
    // Of refunds that arrive at once the one that is recorded last has to see the others.
    await subjects.lock(tx, subject);
    const all = await listRefunds(tx, payment.primaryKey);
    if (all.every(({ status }) => status === 'processed')) await subjects.refunded(tx, payment);
  });
  services.deliver();
}

/** The gateway's payment that a refund of a repeated payment gives back. */
function repeatedPayment({ receipt }: Refund): string | undefined {
  return receipt.startsWith(repeatedPrefix) ? receipt.slice(repeatedPrefix.length) : undefined;
}
