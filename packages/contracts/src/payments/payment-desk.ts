import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { line, Paise, PrimaryKey } from '../fields/fields';
import { KeyText } from '../endpoints/query';

/* Problems with misdirected money that finance has to know or decide about. */

const noun = 'payments';
const forFinance = { noun, access: ['finance'], cache: 'no-store' } as const;

/** Kinds of events that finance is alerted to. */
export const IncidentKind = z.enum([
  'amount_differs',
  'paid_twice',
  'not_captured',
  'order_differs',
  'refunded_elsewhere',
  'refund_refused',
  'refund_slow',
  'refunded_twice',
]);
export type IncidentKind = z.infer<typeof IncidentKind>;

const Person = z.object({ primary_key: PrimaryKey, name: z.string() });

/** A refund that the gateway has not made. */
export const StuckRefund = z.object({
  primary_key: PrimaryKey,
  status: z.enum(['pending', 'processed', 'failed', 'paid_otherwise']),
  attempts: z.int(),
  /** Last refusal reason of the gateway. */
  refused_because: z.nullable(z.string()),
  next_attempt_at: z.nullable(z.string()),
});

/** An event that stays on finance's list until it is closed. */
export const PaymentIncident = z.object({
  primary_key: PrimaryKey,
  kind: IncidentKind,
  /** Reference of the booking, or `PR-<key>` of a payment request. */
  reference: z.string(),
  /** Booking's reference; null for a payment request. */
  booking: z.nullable(z.string()),
  /** Smallest units of the currency. */
  amount: Paise,
  currency: z.string(),
  /** Payment id of the gateway. */
  payment_id: z.nullable(z.string()),
  at: z.string(),
  refund: z.nullable(StuckRefund),
});
export type PaymentIncident = z.infer<typeof PaymentIncident>;

/** A refund that one person requested and a second has to approve. */
export const WaitingReturn = z.object({
  primary_key: PrimaryKey,
  action: z.enum(['refund_booking', 'refund_request', 'refund_again', 'pay_otherwise']),
  reference: z.string(),
  booking: z.nullable(z.string()),
  amount: Paise,
  currency: z.string(),
  reason: z.string(),
  transaction_ref: z.nullable(z.string()),
  requested_by: Person,
  requested_at: z.string(),
});
export type WaitingReturn = z.infer<typeof WaitingReturn>;

export const PaymentDesk = z.object({
  incidents: z.array(PaymentIncident),
  waiting: z.array(WaitingReturn),
  /** Threshold above which a return of money needs a second person. */
  approval_above: z.optional(Paise),
});
export type PaymentDesk = z.infer<typeof PaymentDesk>;

export const getPaymentDesk = {
  ...forFinance,
  method: 'GET',
  path: '/admin/payments/desk',
  summary: 'Open incidents of payments and refunds, and returns of money that wait for a second person',
  data: PaymentDesk,
} as const satisfies Endpoint;

const acting = {
  ...forFinance,
  method: 'POST',
  data: PaymentDesk,
  errors: ['not_found', 'conflict'],
} as const;
const reason = z.string().check(z.trim(), z.minLength(1, 'Give a reason for the records.'), z.maxLength(300));

export const RefundAgainBody = z.object({ reason });

export const refundAgain = {
  ...acting,
  path: '/admin/payments/refunds/:refund/again',
  summary:
    'Asks the gateway again for a refund that it has not made; above the limit a second person approves',
  params: z.object({ refund: KeyText }),
  body: RefundAgainBody,
} as const satisfies Endpoint;

export const PaidOtherwiseBody = z.object({
  reason,
  /** Reference by which the bank identifies the payment. */
  transaction_ref: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the reference of the payment.'), z.maxLength(100)),
});

export const payOtherwise = {
  ...acting,
  path: '/admin/payments/refunds/:refund/otherwise',
  summary: 'Records that a refund was paid by other means; above the limit a second person approves',
  params: z.object({ refund: KeyText }),
  body: PaidOtherwiseBody,
} as const satisfies Endpoint;

export const decideReturn = {
  ...acting,
  path: '/admin/payments/returns/:request/decide',
  summary: 'Approves or declines a return of money that another member of staff requested',
  params: z.object({ request: KeyText }),
  body: z.object({ approve: z.boolean(), note: z.nullable(line(300)) }),
} as const satisfies Endpoint;

export const closeIncident = {
  ...acting,
  path: '/admin/payments/incidents/:incident/close',
  summary: 'Takes an incident off the list, with a note of what was done',
  params: z.object({ incident: KeyText }),
  body: z.object({ note: line(300) }),
} as const satisfies Endpoint;
