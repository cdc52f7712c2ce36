/*
 * Interface between the features and a payment gateway: orders, their payments, and refunds. Amounts are
 * integer paise. `open-gateway.ts` chooses the adapter.
 */

export interface GatewayPayment {
  readonly id: string;
  /** Status; a failed payment can still become authorized, because banks may respond late. */
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  /** Amount in the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** Refunded part of the amount, including refunds made outside this system. */
  readonly amountRefunded: number;
  /** Payment method: `upi`, `card`, `netbanking` …; null while the visitor has not chosen. */
  readonly method: string | null;
  readonly errorDescription: string | null;
}

export interface GatewayOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly payments: readonly GatewayPayment[];
}

export interface GatewayRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly receipt: string | null;
}

export type GatewayEventType =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.processed'
  | 'refund.failed'
  | 'other';

/** Event of a webhook. Events can arrive repeatedly and in any order. */
export interface GatewayEvent {
  /** Id of the event, the same for every delivery. */
  readonly id: string;
  readonly type: GatewayEventType;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  /** Amount of the refund in events of refunds, else of the payment. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly refundId: string | null;
}

export interface NewGatewayOrder {
  readonly amount: number;
  readonly currency: 'INR';
  /** Our reference, at most 40 characters. */
  readonly receipt: string;
  /** Notes in the gateway's dashboard. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface NewGatewayRefund {
  readonly paymentId: string;
  readonly amount: number;
  /** Our reference; a repeated request with the same one makes no second refund. */
  readonly receipt: string;
}

/** Fields that the browser brings back from the gateway. */
export interface GatewayCallback {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

export interface WebhookHeaders {
  readonly signature?: string;
  readonly eventId?: string;
}

export interface CheckoutRequest {
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  /** Name of the payee. */
  readonly name: string;
  /** Subject of the payment. */
  readonly description: string;
  /** URL to which the browser posts the outcome. */
  readonly callbackUrl: string;
  /** URL to which the browser returns if the visitor cancels. */
  readonly cancelUrl: string;
  readonly prefill: CheckoutPrefill;
}

export interface CheckoutPrefill {
  readonly name: string;
  readonly email: string;
  readonly contact: string;
}

/** Data with which a browser starts a payment: a URL, or the options of Razorpay's checkout script. */
export type Checkout =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'razorpay';
      readonly key_id: string;
      readonly order_id: string;
      readonly amount: number;
      readonly currency: string;
      readonly name: string;
      readonly description: string;
      readonly callback_url: string;
      readonly prefill: CheckoutPrefill;
    };

/** Payment gateway. Every call to it throws GatewayUnavailable or GatewayRefused. */
export interface PaymentGateway {
  readonly name: 'razorpay' | 'sandbox';
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  /** Reads an order with all payments that were attempted for it. */
  fetchOrder(orderId: string): Promise<GatewayOrder>;
  /**
   * Returns whether the gateway signed these fields. They say nothing about the amount or the payment's
   * status: read the order.
   */
  verifyCallback(callback: GatewayCallback): boolean;
  /**
   * Parses a webhook.
   * @param rawBody as received: the signature covers its bytes
   * @returns undefined when it is forged or malformed
   */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): GatewayEvent | undefined;
  /** Refunds a captured payment in full or in part. */
  refund(refund: NewGatewayRefund): Promise<GatewayRefund>;
  fetchRefund(paymentId: string, refundId: string): Promise<GatewayRefund>;
  /** Finds a refund by its receipt, to learn whether an unacknowledged `refund` arrived. */
  findRefund(paymentId: string, receipt: string): Promise<GatewayRefund | undefined>;
  /** Returns the data with which a browser pays an order. */
  checkout(request: CheckoutRequest): Checkout;
}

/** Thrown when the outcome is unknown: no response, or an inconclusive one. Try again later. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** Thrown when the gateway rejects a request; a retry does not help. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';

  constructor(
    message: string,
    /** HTTP status of the response. */
    readonly status: number,
    /** Gateway's name of the error, such as `BAD_REQUEST_ERROR`. */
    readonly code: string | null,
  ) {
    super(message);
  }
}
