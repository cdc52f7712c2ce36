import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameHash } from '../secrets/secret-values';
import type {
  Checkout,
  CheckoutRequest,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
} from './payment-gateway';
import { type CallRazorpay, type RazorpayAccount, razorpayClient } from './razorpay-client';
import { readRazorpayWebhook } from './razorpay-webhook';

const Order = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
});

const Payment = z
  .object({
    id: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
    amount: z.int(),
    currency: z.string(),
    amount_refunded: z.int().nullish(),
    method: z.string().nullish(),
    error_description: z.string().nullish(),
  })
  .transform(
    ({ id, status, amount, currency, amount_refunded, method, error_description }): GatewayPayment => ({
      id,
      status,
      amount,
      currency,
      amountRefunded: amount_refunded ?? (status === 'refunded' ? amount : 0),
      method: method ?? null,
      errorDescription: error_description ?? null,
    }),
  );

const Refund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().nullish(),
  })
  .transform(({ id, payment_id, amount, status, receipt }): GatewayRefund => ({
    id,
    paymentId: payment_id,
    amount,
    status,
    receipt: receipt ?? null,
  }));

const listOf = <Item>(item: z.ZodType<Item>) => z.object({ items: z.array(item) });

export interface RazorpayOptions extends RazorpayAccount {
  readonly name: PaymentGateway['name'];
  readonly webhookSecret: string;
  readonly checkout: (request: CheckoutRequest) => Checkout;
}

/** Creates the gateway for Razorpay, or for a sandbox with its API. */
export function razorpayGateway(options: RazorpayOptions): PaymentGateway {
  const { name, keySecret, webhookSecret, checkout } = options;
  const call = razorpayClient(options);
  return {
    name,
    checkout,
    async createOrder({ amount, currency, receipt, notes }) {
      const body = { amount, currency, receipt, notes };
      const order = await call({ method: 'POST', path: ['orders'], body, response: Order });
      return { ...order, payments: [] };
    },
    async fetchOrder(orderId) {
      // The order first: the payments, read later, are then at least as recent as its status.
      const path = ['orders', orderId];
      const order = await call({ method: 'GET', path, response: Order });
      const { items } = await call({ method: 'GET', path: [...path, 'payments'], response: listOf(Payment) });
      return { ...order, payments: items };
    },
    verifyCallback({ orderId, paymentId, signature }) {
      const expected = createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
      return sameHash(signature, expected);
    },
    readWebhook: (rawBody, headers) => readRazorpayWebhook(webhookSecret, rawBody, headers),
    refund: ({ paymentId, amount, receipt }) =>
      call({
        method: 'POST',
        path: ['payments', paymentId, 'refund'],
        body: { amount, receipt },
        headers: { 'x-refund-idempotency': idempotencyKey(paymentId, receipt) },
        response: Refund,
      }),
    fetchRefund: (paymentId, refundId) =>
      call({ method: 'GET', path: ['payments', paymentId, 'refunds', refundId], response: Refund }),
    findRefund: (paymentId, receipt) => findRefund(call, paymentId, receipt),
  };
}

/** Returns an idempotency key in Razorpay's format: letters, digits and hyphens only. */
function idempotencyKey(paymentId: string, receipt: string): string {
  return createHash('sha256')
    .update(JSON.stringify([paymentId, receipt]))
    .digest('hex');
}

const pageSize = 100;

async function findRefund(
  call: CallRazorpay,
  paymentId: string,
  receipt: string,
): Promise<GatewayRefund | undefined> {
  for (let skip = 0; ; skip += pageSize) {
    const query = { count: String(pageSize), skip: String(skip) };
    const { items } = await call({
      method: 'GET',
      path: ['payments', paymentId, 'refunds'],
      query,
      response: listOf(Refund),
    });
    const found = items.find((refund) => refund.receipt === receipt);
    if (found || items.length < pageSize) return found;
  }
}
