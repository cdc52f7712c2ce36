import * as z from 'zod/mini';
import { Checkout } from '../booking/booking-data';
import type { Endpoint, PageEndpoint } from '../endpoints/endpoint';
import { PrimaryKey, line, optionalKey } from '../fields/fields';
import { PaymentRequestView, PaymentStatus } from './payment-data';
import { ByKey } from '../endpoints/query';

export * from './payment-data';
export * from './payment-desk';

const noun = 'payments';

export const getPaymentRequest = {
  method: 'GET',
  path: '/experience/getPayementReqData',
  noun,
  summary: 'The request for payment behind a link that sales sent',
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(128)) }),
  data: PaymentRequestView,
  errors: ['not_found'],
} as const satisfies Endpoint;

export const payRequest = {
  method: 'POST',
  path: '/experience/payPaymentReq',
  noun,
  summary: 'Starts, or starts again, the payment of a request behind a link that sales sent',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(128)),
    /**
     * Amount that the visitor accepts, in paise. The API refuses the call when the request's amount differs.
     */
    accepted_amount: z.int(),
  }),
  data: Checkout,
  cache: 'no-store',
  errors: ['not_found', 'conflict', 'gone'],
  limits: { perClient: { name: 'pay-request', hits: 60, windowMs: 10 * 60_000, per: 'network' } },
} as const satisfies Endpoint;

export const PaymentRequestBody = z.object({
  ...optionalKey,
  description: line(300),
  /** Integer paise, tax included. */
  amount: z.int().check(z.gte(100), z.lte(1_000_000_000)),
  user_pk: z.nullable(PrimaryKey),
  experience_pk: z.nullable(PrimaryKey),
  status: z.enum(['open', 'cancelled']),
});
export type PaymentRequestBody = z.infer<typeof PaymentRequestBody>;

/** A request for payment as shown to staff. */
export const StaffPaymentRequest = z.object({
  primary_key: PrimaryKey,
  /** Token in the traveller's link. */
  token: z.string(),
  description: z.string(),
  amount: z.int(),
  user_pk: z.nullable(PrimaryKey),
  experience_pk: z.nullable(PrimaryKey),
  status: PaymentStatus,
  transaction_ref: z.nullable(z.string()),
  /** Refund that awaits a second person; null for none. */
  waiting_refund: z.optional(z.nullable(PrimaryKey)),
  /** Instant after which no payment can be started; null for never. */
  expires_at: z.nullable(z.string()),
});
export type StaffPaymentRequest = z.infer<typeof StaffPaymentRequest>;

export const getPaymentRequestForStaff = {
  method: 'GET',
  path: '/admin/getPayementReqDataByPk',
  noun,
  summary: 'One request for payment',
  access: ['sales', 'finance'],
  query: ByKey,
  data: StaffPaymentRequest,
  errors: ['not_found'],
} as const satisfies Endpoint;

export const savePaymentRequest = {
  method: 'POST',
  path: '/admin/updatePaymentReq',
  noun,
  summary: 'Makes a request for payment, or changes or cancels an open one',
  access: ['sales'],
  body: PaymentRequestBody,
  data: StaffPaymentRequest,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

export const TransactionStatusBody = z.object({
  primary_key: PrimaryKey,
  status: z.enum(['paid', 'failed', 'refunded']),
  transaction_ref: line(100),
});
export type TransactionStatusBody = z.infer<typeof TransactionStatusBody>;

export const updateTransactionStatus = {
  method: 'POST',
  path: '/admin/updateTransactionStatus',
  noun,
  summary: 'Records what finance found at the bank; a refund above the limit waits for a second person',
  access: ['finance'],
  body: TransactionStatusBody,
  data: StaffPaymentRequest,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

/** Authenticates by the session cookie alone; the key is only checked to match (booking §4). */
export const openMyBookings = {
  method: 'GET',
  path: '/check-user-login',
  noun,
  summary: 'Leads from "My bookings" (§2.2) to the site’s page',
  query: z.object({ primary_key: z._default(z.string().check(z.maxLength(128)), '') }),
  produces: 'text/html',
  redirects: true,
  errors: ['forbidden'],
  cache: 'no-store',
} as const satisfies PageEndpoint;

/** Form that the gateway makes the visitor's browser post after a payment. Its signature is verified. */
export const receivePaymentCallback = {
  method: 'POST',
  path: '/payments/callback',
  noun,
  summary: 'Where the gateway sends visitors back; redirects to the page of the outcome',
  uploads: { types: ['application/x-www-form-urlencoded'], maxBytes: 16_384 },
  produces: 'text/html',
  redirects: true,
  errors: ['invalid', 'not_found'],
  cache: 'no-store',
} as const satisfies PageEndpoint;

/** The gateway signs the raw body (booking §3). */
export const receivePaymentWebhook = {
  method: 'POST',
  path: '/payments/webhook',
  noun,
  summary: 'Events of the payment gateway, verified by their signature',
  uploads: { types: ['application/json'], maxBytes: 262_144 },
  data: z.null(),
  errors: ['invalid', 'forbidden'],
} as const satisfies Endpoint;
