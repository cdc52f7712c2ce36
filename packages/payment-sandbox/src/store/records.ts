import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/*
 * What the sandbox remembers. Field names are those of Razorpay's API, which shows these records as they are, without
 * `sandbox`. Amounts are integer paise, `created_at` is in seconds, times in `sandbox` and of events in milliseconds.
 */

const Paise = z.int().min(0);

/** How webhooks are delivered; see the README. */
export const WebhookBehaviour = z.strictObject({
  delayMs: z.int().min(0).max(600_000).optional(),
  /** Deliveries of each event in addition to the first. */
  duplicate: z.int().min(0).max(20).optional(),
  /** Events that belong together arrive last one first. */
  shuffle: z.boolean().optional(),
  /** Events are recorded but not delivered. */
  drop: z.boolean().optional(),
});

/** How banks answer. */
export const PaymentBehaviour = z.strictObject({
  /** Payments stay authorized for this long before they are captured. */
  captureDelayMs: z.int().min(0).max(600_000).optional(),
  /** Payments fail first and are captured after the delay. */
  failThenCapture: z.boolean().optional(),
  /** Added to the amount that is captured, in paise. */
  captureExtra: z.int().optional(),
  /** Currency in which the amount is captured. */
  captureCurrency: z.string().length(3).optional(),
  /** Payments are captured twice. */
  captureTwice: z.boolean().optional(),
  /** Payments stay authorized and are never captured. */
  authorizeOnly: z.boolean().optional(),
});

/** How refunds end. */
export const RefundBehaviour = z.strictObject({
  /** The next refunds are refused with 400. */
  refuseNext: z.int().min(0).optional(),
  /** The next refunds are accepted and fail at the bank. */
  failNext: z.int().min(0).optional(),
  /** Refunds stay pending. */
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
    /** How often the one-time code may still be entered. */
    code_tries: z.int().min(0),
    /** When the bank captures it; null: nothing is under way. */
    capture_at: z.int().nullable(),
    /** What the tester chose for this payment, over what holds for all. */
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
  /** The signed bytes. */
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'dropped']),
  attempts: z.int().min(0),
  /** When it is sent next. */
  next_at: z.int(),
  copies: z.int().min(1),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const SandboxRecord = z.discriminatedUnion('entity', [Order, Payment, Refund, WebhookEvent]);
export type SandboxRecord = z.infer<typeof SandboxRecord>;

/** An id in the style of Razorpay: `pay_` and 14 letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}

export const unixSeconds = () => Math.floor(Date.now() / 1000);
