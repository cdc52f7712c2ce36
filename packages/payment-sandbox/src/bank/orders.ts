import * as z from 'zod';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { newId, type Order, unixSeconds } from '../store/records';

export const NewOrder = z.object({
  amount: z.int().min(100, 'The amount must be at least INR 1.00'),
  currency: z.literal('INR'),
  receipt: z.string().max(40).nullish(),
  notes: z.record(z.string(), z.string().max(256)).default({}),
});

export function createOrder(
  { store }: Context,
  { amount, currency, receipt, notes }: z.infer<typeof NewOrder>,
): Order {
  const order: Order = {
    entity: 'order',
    id: newId('order'),
    amount,
    amount_paid: 0,
    currency,
    receipt: receipt ?? null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: unixSeconds(),
  };
  store.save(order);
  return order;
}

/** @throws Refusal when there is no such order */
export function requireOrder({ store }: Context, id: string): Order {
  const order = store.orders.get(id);
  if (!order) throw new Refusal('The id provided does not exist', 'not_found');
  return order;
}

/** Lists the payments that were attempted for an order, the oldest first. */
export function paymentsOf({ store }: Context, orderId: string) {
  return [...store.payments.values()].filter((payment) => payment.order_id === orderId);
}
