import * as z from 'zod';
import { behaviourFor } from '../behaviour';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { newId, type Payment, type Refund, unixSeconds } from '../store/records';
import { newEvent } from '../webhooks/event-body';
import { requirePayment } from './payments';

export const NewRefund = z.object({
  /** Amount in paise; omitted: the whole remaining amount. */
  amount: z.int().min(100, 'The amount must be at least INR 1.00').optional(),
  receipt: z.string().max(40).nullish(),
  notes: z.record(z.string(), z.string().max(256)).default({}),
});
type NewRefund = z.infer<typeof NewRefund>;

/**
 * Refunds a payment in part or in full. A repeated key returns the refund of the first request.
 * @throws Refusal when the payment is not captured, less is left than requested, or the key was used for
 * another request
 */
export function createRefund(
  context: Context,
  paymentId: string,
  wanted: NewRefund,
  key: string | null,
): Refund {
  const payment = requirePayment(context, paymentId);
  const earlier = key === null ? undefined : refundsOf(context, paymentId).find(hasKey(key));
  if (earlier) return sameRefund(earlier, wanted);
  const { refunds: faults } = context.behaviour;
  if (faults.refuseNext) {
    faults.refuseNext -= 1;
    throw new Refusal('The sandbox is set to reject refunds', 'refund_refused');
  }
  if (payment.status !== 'captured')
    throw new Refusal('The payment has been fully refunded already or was never captured', 'not_refundable');
  const left = payment.amount - payment.amount_refunded;
  const amount = wanted.amount ?? left;
  if (amount > left)
    throw new Refusal('The total refund amount is greater than the refund payment amount', 'amount_too_high');
  const refund: Refund = {
    entity: 'refund',
    id: newId('rfnd'),
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    receipt: wanted.receipt ?? null,
    status: 'pending',
    notes: wanted.notes,
    created_at: unixSeconds(),
    sandbox: {
      idempotency_key: key,
      process_at: faults.hold ? null : Date.now() + context.waits.refundMs,
      fails: (faults.failNext ?? 0) > 0,
    },
  };
  if (faults.failNext) faults.failNext -= 1;
  context.store.save(refund, deduct(payment, amount));
  announce(context, 'refund.created', refund);
  processLater(context, refund);
  return refund;
}

/** Lists the refunds of a payment, the oldest first. */
export function refundsOf({ store }: Context, paymentId: string): Refund[] {
  return [...store.refunds.values()].filter((refund) => refund.payment_id === paymentId);
}

/** @throws Refusal when the payment has no such refund */
export function requireRefund(context: Context, paymentId: string, id: string): Refund {
  const refund = refundsOf(context, paymentId).find((candidate) => candidate.id === id);
  if (!refund) throw new Refusal('The id provided does not exist', 'not_found');
  return refund;
}

/** Settles refunds that were held. */
export function releaseRefunds(context: Context): void {
  for (const refund of context.store.refunds.values()) {
    if (refund.status !== 'pending' || refund.sandbox.process_at !== null) continue;
    const due = { ...refund, sandbox: { ...refund.sandbox, process_at: Date.now() } };
    context.store.save(due);
    processLater(context, due);
  }
}

/** Resumes refunds that were in progress when the sandbox stopped. */
export function resumeRefunds(context: Context): void {
  for (const refund of context.store.refunds.values()) processLater(context, refund);
}

const hasKey = (key: string) => (refund: Refund) => refund.sandbox.idempotency_key === key;

function sameRefund(earlier: Refund, { amount, receipt }: NewRefund): Refund {
  const isSame = (amount ?? earlier.amount) === earlier.amount && (receipt ?? null) === earlier.receipt;
  if (!isSame)
    throw new Refusal('The idempotency key was used for another request', 'idempotency_key_reused');
  return earlier;
}

function deduct(payment: Payment, amount: number): Payment {
  const refunded = payment.amount_refunded + amount;
  const isFull = refunded === payment.amount;
  return {
    ...payment,
    amount_refunded: refunded,
    status: isFull ? 'refunded' : 'captured',
    refund_status: isFull ? 'full' : refunded > 0 ? 'partial' : null,
  };
}

function processLater(context: Context, { id, sandbox }: Refund): void {
  if (sandbox.process_at === null) return;
  context.timers.at(sandbox.process_at, () => {
    const refund = context.store.refunds.get(id);
    if (!refund) return;
    const status = sandbox.fails ? 'failed' : 'processed';
    const ended: Refund = { ...refund, status, sandbox: { ...refund.sandbox, process_at: null } };
    context.store.save(ended);
    // The shop keeps the money of a failed refund.
    if (sandbox.fails) context.store.save(deduct(requirePayment(context, refund.payment_id), -refund.amount));
    announce(context, `refund.${status}`, ended);
  });
}

function announce(context: Context, type: string, refund: Refund): void {
  const payment = requirePayment(context, refund.payment_id);
  context.webhooks.send(
    [newEvent(type, { refund, payment })],
    behaviourFor(context.behaviour, payment).webhooks,
  );
}
