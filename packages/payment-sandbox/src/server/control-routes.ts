import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Behaviour } from '../behaviour';
import { requireOrder } from '../bank/orders';
import { settle, startPayment } from '../bank/payments';
import { releaseRefunds } from '../bank/refunds';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { sign } from '../signatures';
import { withAmount } from '../webhooks/event-body';
import { view } from '../store/view';

const Id = z.object({ id: z.string() });
const Pay = z.strictObject({
  method: z.enum(['upi', 'card']).default('upi'),
  outcome: z.enum(['captured', 'failed', 'pending']).default('captured'),
});
const Outage = z.strictObject({ receipt: z.string().min(1), down: z.boolean() });
const Replay = z.strictObject({ eventId: z.string(), amount: z.int().min(0).optional() });

/**
 * Registers the control API for tests and testers without a browser. JSON only, so that pages of other sites
 * cannot call it.
 */
export function registerControl(app: FastifyInstance, context: Context): void {
  app.post('/sandbox/behaviour', async ({ body }) => {
    context.behaviour = Behaviour.parse(body);
    if (!context.behaviour.refunds.hold) releaseRefunds(context);
    return context.behaviour;
  });
  app.post('/sandbox/outages', async ({ body }) => {
    const { receipt, down } = Outage.parse(body);
    if (down) context.outages.add(receipt);
    else context.outages.delete(receipt);
    return { receipts: [...context.outages] };
  });
  app.get('/sandbox/state', async () => {
    const { orders, payments, refunds, events } = context.store;
    return {
      behaviour: context.behaviour,
      orders: [...orders.values()],
      payments: [...payments.values()],
      refunds: [...refunds.values()],
      events: [...events.values()],
    };
  });
  app.post('/sandbox/orders/:id/pay', async ({ params, body }) =>
    pay(context, Id.parse(params).id, Pay.parse(body)),
  );
  app.post('/sandbox/webhooks/replay', async ({ body }) => {
    const { eventId, amount } = Replay.parse(body);
    const event = context.store.events.get(eventId);
    if (!event) throw new Refusal('There is no such event', 'not_found', 404);
    const changed = amount === undefined ? undefined : withAmount(event.body, amount);
    return { status: (await context.webhooks.replay(event, changed)) ?? null };
  });
}

/** Returns the payment, and the fields that the browser would have posted to the callback URL. */
function pay(context: Context, orderId: string, { method, outcome }: z.infer<typeof Pay>) {
  const order = requireOrder(context, orderId);
  const instrument =
    method === 'upi' ? ({ method, vpa: 'tester@bank' } as const) : ({ method, last4: '1111' } as const);
  const payment = settle(context, startPayment(context, order.id, instrument), outcome);
  return {
    payment: view(payment),
    callback: {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: sign(context.keySecret, `${order.id}|${payment.id}`),
    },
  };
}
