import { behaviourFor, type ChosenBehaviour } from '../behaviour';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { newId, type Payment, unixSeconds } from '../store/records';
import { newEvent } from '../webhooks/event-body';
import { requireOrder } from './orders';

/** Outcome at the bank; `pending` is captured later. */
export type Outcome = 'captured' | 'failed' | 'pending';

export type Instrument =
  { readonly method: 'upi'; readonly vpa: string } | { readonly method: 'card'; readonly last4: string };

const codeTries = 3;

/** Starts the full payment of an order. @throws Refusal when there is no such order or it is paid */
export function startPayment(
  context: Context,
  orderId: string,
  instrument: Instrument,
  chosen: ChosenBehaviour = { webhooks: {}, payments: {} },
): Payment {
  const order = requireOrder(context, orderId);
  if (order.status === 'paid') throw new Refusal('This order has already been paid', 'order_already_paid');
  const payment: Payment = {
    entity: 'payment',
    id: newId('pay'),
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    method: instrument.method,
    vpa: instrument.method === 'upi' ? instrument.vpa : null,
    captured: false,
    amount_refunded: 0,
    refund_status: null,
    error_code: null,
    error_description: null,
    error_reason: null,
    created_at: unixSeconds(),
    sandbox: {
      card_last4: instrument.method === 'card' ? instrument.last4 : null,
      code_tries: codeTries,
      capture_at: null,
      ...chosen,
    },
  };
  context.store.save({ ...order, status: 'attempted', attempts: order.attempts + 1 }, payment);
  return payment;
}

/** @throws Refusal when there is no such payment */
export function requirePayment({ store }: Context, id: string): Payment {
  const payment = store.payments.get(id);
  if (!payment) throw new Refusal('The id provided does not exist', 'not_found');
  return payment;
}

/** Settles a started payment, or leaves it pending at the bank. @returns the updated payment */
export function settle(context: Context, payment: Payment, outcome: Outcome): Payment {
  const { captureDelayMs, failThenCapture, authorizeOnly } = behaviourFor(
    context.behaviour,
    payment,
  ).payments;
  const delayMs = captureDelayMs ?? context.waits.pendingMs;
  if (outcome === 'failed')
    return fail(context, payment, 'The bank declined this payment', 'payment_declined');
  if (outcome === 'pending') return captureLater(context, payment, delayMs);
  if (authorizeOnly) return authorize(context, payment);
  if (failThenCapture) {
    const failed = fail(context, payment, 'The bank did not respond in time', 'payment_timed_out');
    return captureLater(context, failed, delayMs);
  }
  if (!captureDelayMs) return capture(context, payment);
  return captureLater(context, authorize(context, payment), captureDelayMs);
}

/** Uses up one attempt at the one-time code. @returns the payment, which has failed after the last attempt */
export function countWrongCode(context: Context, payment: Payment): Payment {
  const tries = payment.sandbox.code_tries - 1;
  const next: Payment = { ...payment, sandbox: { ...payment.sandbox, code_tries: tries } };
  if (tries === 0) return fail(context, next, 'Authentication failed due to incorrect otp', 'invalid_otp');
  context.store.save(next);
  return next;
}

/** Resumes captures that were in progress when the sandbox stopped. */
export function resumePayments(context: Context): void {
  for (const { id, sandbox } of context.store.payments.values()) {
    if (sandbox.capture_at !== null) context.timers.at(sandbox.capture_at, () => captureDue(context, id));
  }
}

function captureLater(context: Context, payment: Payment, delayMs: number): Payment {
  const captureAt = Date.now() + delayMs;
  const waiting = { ...payment, sandbox: { ...payment.sandbox, capture_at: captureAt } };
  context.store.save(waiting);
  context.timers.at(captureAt, () => captureDue(context, payment.id));
  return waiting;
}

function captureDue(context: Context, id: string): void {
  const payment = requirePayment(context, id);
  if (payment.sandbox.capture_at === null) return;
  capture(context, { ...payment, sandbox: { ...payment.sandbox, capture_at: null } });
}

function authorize(context: Context, payment: Payment): Payment {
  const authorized: Payment = { ...payment, status: 'authorized', ...withoutError };
  context.store.save(authorized);
  announce(context, authorized, ['payment.authorized']);
  return authorized;
}

/** Captures a payment. An order is paid once, so a second payment of it fails. */
function capture(context: Context, payment: Payment): Payment {
  const order = requireOrder(context, payment.order_id);
  if (order.status === 'paid')
    return fail(context, payment, 'This order has already been paid', 'order_already_paid');
  const faults = behaviourFor(context.behaviour, payment).payments;
  const captured: Payment = {
    ...payment,
    amount: payment.amount + (faults.captureExtra ?? 0),
    currency: faults.captureCurrency ?? payment.currency,
    status: 'captured',
    captured: true,
    ...withoutError,
  };
  context.store.save(captured, { ...order, status: 'paid', amount_paid: captured.amount });
  if (faults.captureTwice) context.store.save({ ...captured, id: newId('pay') });
  const isNew = payment.status !== 'authorized';
  announce(context, captured, [...(isNew ? ['payment.authorized'] : []), 'payment.captured', 'order.paid']);
  return captured;
}

const withoutError = { error_code: null, error_description: null, error_reason: null };

function fail(context: Context, payment: Payment, description: string, reason: string): Payment {
  const failed: Payment = {
    ...payment,
    status: 'failed',
    error_code: 'BAD_REQUEST_ERROR',
    error_description: description,
    error_reason: reason,
  };
  context.store.save(failed);
  announce(context, failed, ['payment.failed']);
  return failed;
}

function announce(context: Context, payment: Payment, types: readonly string[]): void {
  const order = requireOrder(context, payment.order_id);
  const events = types.map((type) =>
    newEvent(type, type === 'order.paid' ? { payment, order } : { payment }),
  );
  context.webhooks.send(events, behaviourFor(context.behaviour, payment).webhooks);
}
