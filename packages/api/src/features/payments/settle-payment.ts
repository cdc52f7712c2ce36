import type { Db } from '../../platform/database/database';
import type { Services } from '../../platform/services/services';
import type { GatewayOrder, PaymentGateway } from '../../platform/payment-gateway/payment-gateway';
import { postMovement } from './ledger';
import type { PaymentSubjects } from './payment-subjects';
import { addRefund, lockPayment, type Payment, repeatedPrefix, updatePayment } from './payments-repository';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Banks are polled by the gateway for three days, so a failed payment can still be captured (booking §3). */
const openForMs = 3 * dayMs;

/** What payments need of the rest of the API. */
export interface PaymentServices extends Pick<Services, 'database' | 'now' | 'deliver'> {
  readonly gateway: PaymentGateway;
  readonly subjects: PaymentSubjects;
}

/** What the gateway says about a payment: paid, or not (yet). */
export type Settlement = 'paid' | 'open';

/**
 * Asks the gateway about a payment and records what it says: the only way by which a payment is taken to be made. What
 * browsers and webhooks say is a reason to ask, never the answer.
 * @param payment as it was read before: what makes it due in the meantime keeps it due
 * @throws GatewayUnavailable when the state is unknown
 */
export async function settlePayment(services: PaymentServices, payment: Payment): Promise<Settlement> {
  const order = await services.gateway.fetchOrder(payment.orderId);
  const settlement = await services.database.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, payment.primaryKey);
    // Somebody wants to know of something that may have happened after the gateway answered.
    const isDueAgain = locked.reconcileAt?.getTime() !== payment.reconcileAt?.getTime();
    const recorded = await recordOrder(tx, services, locked, order);
    const { reconcileAt } = isDueAgain ? locked : recorded;
    await updatePayment(tx, locked.primaryKey, { reconcileAt });
    return recorded.settlement;
  });
  services.deliver();
  return settlement;
}

interface Recorded {
  readonly settlement: Settlement;
  /** When to ask again; null when nothing more is expected. */
  readonly reconcileAt: Date | null;
}

const isPaid: Recorded = { settlement: 'paid', reconcileAt: null };

async function recordOrder(
  tx: Db,
  { now, subjects }: PaymentServices,
  payment: Payment,
  order: GatewayOrder,
): Promise<Recorded> {
  if (order.amount !== payment.amountPaise || order.currency !== payment.currency) {
    throw new Error(`Order ${order.id} is over ${order.amount} ${order.currency}: not what was ordered`);
  }
  const captured = order.payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  const [first, ...more] = captured;
  if (payment.status === 'paid') {
    await returnRepeated(
      tx,
      payment,
      captured.filter(({ id }) => id !== payment.paymentId),
      now(),
    );
    return isPaid;
  }
  if (!first || first.amount !== payment.amountPaise) {
    const reconcileAt = await recordAttempt(tx, subjects, payment, order, now());
    return { settlement: 'open', reconcileAt };
  }
  await updatePayment(tx, payment.primaryKey, {
    status: 'paid',
    paymentId: first.id,
    paidAt: now(),
  });
  await postMovement(tx, {
    kind: 'payment',
    subject: payment.subject,
    source: `payment:${first.id}`,
    amountPaise: payment.amountPaise,
    at: now(),
  });
  await subjects.paid(tx, payment);
  await returnRepeated(tx, { ...payment, paymentId: first.id }, more, now());
  return isPaid;
}

/** Gives back payments beyond the first: somebody paid the same order twice. */
async function returnRepeated(
  tx: Db,
  payment: Payment,
  repeated: GatewayOrder['payments'],
  now: Date,
): Promise<void> {
  for (const { id, amount } of repeated) {
    const added = await addRefund(tx, {
      paymentPk: payment.primaryKey,
      receipt: `${repeatedPrefix}${id}`,
      amountPaise: amount,
      reason: `Paid twice (${id})`,
      status: 'pending',
      createdAt: now,
      nextAttemptAt: now,
    });
    if (!added) continue;
    const movement = { subject: payment.subject, amountPaise: amount, at: now };
    await postMovement(tx, { ...movement, kind: 'payment', source: `payment:${id}` });
    await postMovement(tx, { ...movement, kind: 'refund_due', source: `refund-due:${repeatedPrefix}${id}` });
  }
}

/** Notes a failed attempt. @returns when to ask again */
async function recordAttempt(
  tx: Db,
  subjects: PaymentSubjects,
  payment: Payment,
  { payments }: GatewayOrder,
  now: Date,
): Promise<Date | null> {
  const hasFailed = payments.length > 0 && payments.every(({ status }) => status === 'failed');
  const age = now.getTime() - payment.createdAt.getTime();
  // Often at first, then less and less: the wait grows with the age of the order.
  const reconcileAt = age > openForMs ? null : new Date(now.getTime() + Math.max(minuteMs, age / 4));
  await updatePayment(tx, payment.primaryKey, { status: hasFailed ? 'failed' : 'created' });
  if (hasFailed) await subjects.failed(tx, payment);
  return reconcileAt;
}
