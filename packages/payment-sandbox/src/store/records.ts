import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/*
 * Records of the sandbox. Field names are those of Razorpay's API, which returns these records without
 * `sandbox`. Amounts are integer paise, `created_at` is in seconds, times in `sandbox` and of events in
 * milliseconds.
 */

const Paise = z.int().min(0);

/** Delivery faults of webhooks; see the README. */
export const WebhookBehaviour = z.strictObject({
  delayMs: z.int().min(0).max(600_000).optional(),
  /** Number of deliveries of each event in addition to the first. */
  duplicate: z.int().min(0).max(20).optional(),
  /** Whether related events arrive in reverse order. */
  shuffle: z.boolean().optional(),
  /** Whether events are recorded but not delivered. */
  drop: z.boolean().optional(),
});

/** Faults of payments at the bank. */
export const PaymentBehaviour = z.strictObject({
  /** Milliseconds for which payments stay authorized before they are captured. */
  captureDelayMs: z.int().min(0).max(600_000).optional(),
  /** Whether payments first fail and are captured after the delay. */
  failThenCapture: z.boolean().optional(),
  /** Difference between the captured and the requested amount, in paise. */
  captureExtra: z.int().optional(),
  /** Currency in which the amount is captured. */
  captureCurrency: z.string().length(3).optional(),
  /** Whether payments are captured twice. */
  captureTwice: z.boolean().optional(),
  /** Whether payments stay authorized and are never captured. */
  authorizeOnly: z.boolean().optional(),
});

/** Faults of refunds. */
export const RefundBehaviour = z.strictObject({
  /** Number of next refunds that are rejected with 400. */
  refuseNext: z.int().min(0).optional(),
  /** Number of next refunds that are accepted and fail at the bank. */
  failNext: z.int().min(0).optional(),
  /** Whether refunds stay pending. */
  hold: z.boolean().optional(),
});

export const Order = z.object({
  entity: z.literal('order'),
  id: z.string(),
  amount: Paise,
  amount_paid: Paise,
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int().min(0),
  notes: z.record(z.string(), z.string()),
  created_at: z.int(),
});
export type Order = z.infer<typeof Order>;

export const Payment = z.object({
  entity: z.literal('payment'),
  id: z.string(),
  order_id: z.string(),
  amount: Paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  method: z.enum(['upi', 'card']),
  vpa: z.string().nullable(),
  captured: z.boolean(),
  amount_refunded: Paise,
  refund_status: z.enum(['partial', 'full']).nullable(),
  error_code: z.string().nullable(),
  error_description: z.string().nullable(),
  error_reason: z.string().nullable(),
  created_at: z.int(),
  sandbox: z.object({
    card_last4: z.string().nullable(),
    /** Remaining attempts at the one-time code. */
    code_tries: z.int().min(0),
    /** Time at which the bank captures it; null: none is scheduled. */
    capture_at: z.int().nullable(),
    /** Faults that the tester chose for this payment, over the general ones. */
    webhooks: WebhookBehaviour,
    payments: PaymentBehaviour,
  }),
});
export type Payment = z.infer<typeof Payment>;

export const Refund = z.object({
  entity: z.literal('refund'),
  id: z.string(),
  payment_id: z.string(),
  amount: Paise,
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['pending', 'processed', 'failed']),
  notes: z.record(z.string(), z.string()),
  created_at: z.int(),
  sandbox: z.object({
    idempotency_key: z.string().nullable(),
    process_at: z.int().nullable(),
    fails: z.boolean().default(false),
  }),
});
export type Refund = z.infer<typeof Refund>;

export const WebhookEvent = z.object({
  entity: z.literal('event'),
  id: z.string(),
  type: z.string(),
  /** Body as signed. */
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'dropped']),
  attempts: z.int().min(0),
  /** Time of the next delivery. */
  next_at: z.int(),
  copies: z.int().min(1),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const SandboxRecord = z.discriminatedUnion('entity', [Order, Payment, Refund, WebhookEvent]);
export type SandboxRecord = z.infer<typeof SandboxRecord>;

/** Creates an id in Razorpay's style: `pay_` and 14 letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}

export const unixSeconds = () => Math.floor(Date.now() / 1000);
