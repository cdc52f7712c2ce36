import type { Db } from '../../../platform/database/database';
import type { Services } from '../../../platform/services/services';
import type {
  GatewayOrder,
  GatewayPayment,
  PaymentGateway,
} from '../../../platform/payment-gateway/payment-gateway';
import { type IncidentRecorder, recordingIncidents, type ReportIncident } from '../incidents';
import { postMovement } from './ledger';
import type { Excess, PaymentSubjects } from '../payment-subjects';
import { addRefund, lockPayment, type Payment, sumRefunds, updatePayment } from '../payments-repository';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Time for which a failed payment stays open: the gateway polls banks for three days (booking §3). */
const openForMs = 3 * dayMs;
/** Age of an order from which an authorized payment without capture is reported. */
const lapseMs = 60 * minuteMs;

/** Dependencies of payments. */
export interface PaymentServices extends Pick<Services, 'database' | 'now' | 'deliver'> {
  readonly gateway: PaymentGateway;
  readonly subjects: PaymentSubjects;
  readonly reportIncident: ReportIncident;
}

/** State of a payment at the gateway. `returned`: it differed from the order and is refunded. */
export type Settlement = 'paid' | 'open' | 'authorized' | 'returned';

/**
 * Asks the gateway about a payment and records the result. This is the only way in which a payment counts as made;
 * browsers and webhooks merely trigger it.
 * @param payment as read before; a change of its due time in the meantime is kept
 * @throws GatewayUnavailable when the state is unknown; Error when the gateway contradicts itself
 */
export async function settlePayment(services: PaymentServices, payment: Payment): Promise<Settlement> {
  const order = await services.gateway.fetchOrder(payment.orderId);
  const settlement = await recordingIncidents(services, async (tx, incidents) => {
    const locked = await lockPayment(tx, payment.primaryKey);
    // A newer event may have happened after the gateway's response.
    const isDueAgain = locked.reconcileAt?.getTime() !== payment.reconcileAt?.getTime();
    const recorded = await recordOrder({ tx, services, incidents, payment: locked, order });
    if (recorded === undefined) return undefined;
    const { reconcileAt } = isDueAgain ? locked : recorded;
    await updatePayment(tx, locked.primaryKey, { reconcileAt });
    return recorded.settlement;
  });
  services.deliver();
  if (settlement === undefined) {
    throw new Error(`Order ${order.id} is over ${order.amount} ${order.currency}: not what was ordered`);
  }
  return settlement;
}

interface Recorded {
  readonly settlement: Settlement;
  /** Time of the next query; null when nothing more is expected. */
  readonly reconcileAt: Date | null;
}

/** A response of the gateway, and the transaction that records it. */
interface GatewayResponse {
  readonly tx: Db;
  readonly services: PaymentServices;
  readonly incidents: IncidentRecorder;
  readonly payment: Payment;
  readonly order: GatewayOrder;
}

interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Whether an amount equals the ordered one. */
const fits = ({ amountPaise, currency }: Payment, money: Money) =>
  money.amount === amountPaise && money.currency === currency;

/** Records the gateway's state of an order. @returns undefined when the order differs from ours */
async function recordOrder(response: GatewayResponse): Promise<Recorded | undefined> {
  const { payment, order } = response;
  const captured = order.payments.filter(({ status }) => status === 'captured');
  if (payment.status === 'paid' || payment.status === 'returned') {
    await returnStray(response, captured.filter(isNotThatOf(payment)));
    await noticeForeignRefund(response);
    return { settlement: payment.status, reconcileAt: null };
  }
  const paying = captured.find((one) => fits(payment, one));
  if (paying && !fits(payment, order)) {
    await reportMoney(response, 'order_differs', paying);
    return undefined;
  }
  if (paying)
    return recordPaid(
      response,
      paying,
      captured.filter((one) => one !== paying),
    );
  if (captured.length > 0) return recordReturned(response, captured);
  return recordAttempt(response);
}

const isNotThatOf =
  ({ paymentId }: Payment) =>
  ({ id }: GatewayPayment) =>
    id !== paymentId;

async function recordPaid(
  response: GatewayResponse,
  paying: GatewayPayment,
  more: readonly GatewayPayment[],
): Promise<Recorded> {
  const { tx, services, payment } = response;
  const paidAt = services.now();
  await updatePayment(tx, payment.primaryKey, { status: 'paid', paymentId: paying.id, paidAt });
  await postMovement(tx, {
    kind: 'payment',
    subject: payment.subject,
    source: `payment:${paying.id}`,
    amountPaise: payment.amountPaise,
    at: paidAt,
  });
  await services.subjects.paid(tx, payment);
  await returnStray({ ...response, payment: { ...payment, paymentId: paying.id } }, more);
  return { settlement: 'paid', reconcileAt: null };
}

/** Records captured payments that differ from the order: all are refunded, and nothing is paid. */
async function recordReturned(
  response: GatewayResponse,
  captured: readonly GatewayPayment[],
): Promise<Recorded> {
  const { tx, services, payment } = response;
  await updatePayment(tx, payment.primaryKey, { status: 'returned' });
  for (const one of captured) {
    await giveBack(response, one, 'returned');
    await reportMoney(response, 'amount_differs', one);
  }
  await services.subjects.returned(tx, payment, sumOf(captured));
  return { settlement: 'returned', reconcileAt: null };
}

/** Refunds payments besides the one that counts: second payments of an order, or payments after its end. */
async function returnStray(response: GatewayResponse, stray: readonly GatewayPayment[]): Promise<void> {
  const { tx, services, payment } = response;
  const returned: GatewayPayment[] = [];
  for (const one of stray) {
    if (!(await giveBack(response, one, 'repeated'))) continue;
    returned.push(one);
    await reportMoney(response, 'paid_twice', one);
  }
  if (returned.length > 0) await services.subjects.paidAgain(tx, payment, sumOf(returned));
}

/** Adds up payments in the currency of the last one. */
function sumOf(payments: readonly GatewayPayment[]): Excess {
  const currency = payments.at(-1)?.currency ?? 'INR';
  const same = payments.filter((one) => one.currency === currency);
  return { currency, amount: same.reduce((sum, { amount }) => sum + amount, 0) };
}

const reasons = {
  repeated: 'Paid twice',
  returned: 'Not the amount that was ordered',
} as const;

/** Refunds a payment of the gateway in full, in its own currency. @returns false when it is already being refunded */
async function giveBack(
  { tx, services, payment }: GatewayResponse,
  { id, amount, currency }: GatewayPayment,
  why: keyof typeof reasons,
): Promise<boolean> {
  const now = services.now();
  const added = await addRefund(tx, {
    paymentPk: payment.primaryKey,
    receipt: `${why}-${id}`,
    gatewayPaymentId: id,
    amountPaise: amount,
    currency,
    reason: `${reasons[why]} (${id})`,
    status: 'pending',
    createdAt: now,
    nextAttemptAt: now,
  });
  // A refunded wrong amount is seen again after its order has been closed.
  if (!added) return false;
  const movement = { subject: payment.subject, amountPaise: amount, currency, at: now };
  await postMovement(tx, { ...movement, kind: 'payment', source: `payment:${id}` });
  await postMovement(tx, { ...movement, kind: 'refund_due', source: `refund-due:${why}-${id}` });
  return true;
}

/** Reports a refund that was made without us: in the gateway's dashboard, or by a bank. */
async function noticeForeignRefund(response: GatewayResponse): Promise<void> {
  const { tx, payment, order } = response;
  const own = order.payments.find(({ id }) => id === payment.paymentId);
  if (!own || own.amountRefunded <= (await sumRefunds(tx, payment.primaryKey))) return;
  await reportMoney(response, 'refunded_elsewhere', own);
}

function reportMoney(
  { incidents, payment }: GatewayResponse,
  kind: 'amount_differs' | 'paid_twice' | 'order_differs' | 'refunded_elsewhere' | 'not_captured',
  { id, amount, currency }: GatewayPayment,
): Promise<void> {
  return incidents.record({
    kind,
    subject: payment.subject,
    source: `${kind}:${id}`,
    paymentPk: payment.primaryKey,
    gatewayPaymentId: id,
    amountPaise: amount,
    currency,
  });
}

/** Records the result of the attempts so far, none of which was captured. */
async function recordAttempt(response: GatewayResponse): Promise<Recorded> {
  const { tx, services, payment, order } = response;
  const { payments } = order;
  const authorized = payments.find(({ status }) => status === 'authorized');
  const hasFailed = payments.length > 0 && payments.every(({ status }) => status === 'failed');
  const age = services.now().getTime() - payment.createdAt.getTime();
  // Polls often at first, then less: the interval grows with the age of the order.
  const wait = Math.max(minuteMs, age / 4);
  const reconcileAt = age > openForMs ? null : new Date(services.now().getTime() + wait);
  const status = authorized ? 'authorized' : hasFailed ? 'failed' : 'created';
  await updatePayment(tx, payment.primaryKey, { status });
  if (authorized && age > lapseMs) await reportMoney(response, 'not_captured', authorized);
  for (const one of payments)
    if (one.status === 'refunded') await reportMoney(response, 'refunded_elsewhere', one);
  if (hasFailed) await services.subjects.failed(tx, payment);
  return { settlement: authorized ? 'authorized' : 'open', reconcileAt };
}
