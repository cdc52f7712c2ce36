/*
 * What the features know of a payment gateway: orders, the payments made for them, and refunds. Amounts are integer
 * paise. `open-gateway.ts` chooses the adapter.
 */

export interface GatewayPayment {
  readonly id: string;
  /** A failed payment can still become authorized: banks answer late. */
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  /** Smallest units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** Part of the amount that has gone back, by whomever. */
  readonly amountRefunded: number;
  /** `upi`, `card`, `netbanking` …; null while the visitor has not chosen. */
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

/** What a webhook tells. Events come more than once and in any order. */
export interface GatewayEvent {
  /** The same for every delivery of the event. */
  readonly id: string;
  readonly type: GatewayEventType;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  /** Of the refund in events of refunds, else of the payment. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly refundId: string | null;
}

export interface NewGatewayOrder {
  readonly amount: number;
  readonly currency: 'INR';
  /** Our reference, at most 40 characters. */
  readonly receipt: string;
  /** Shown in the gateway's dashboard. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface NewGatewayRefund {
  readonly paymentId: string;
  readonly amount: number;
  /** Our reference: asking again with the same one makes no second refund. */
  readonly receipt: string;
}

/** The fields that the browser brings back from the gateway. */
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
  /** Who is paid. */
  readonly name: string;
  /** What is paid for. */
  readonly description: string;
  /** Where the browser POSTs the outcome. */
  readonly callbackUrl: string;
  /** Where the browser goes when the visitor does not pay. */
  readonly cancelUrl: string;
  readonly prefill: CheckoutPrefill;
}

export interface CheckoutPrefill {
  readonly name: string;
  readonly email: string;
  readonly contact: string;
}

/** What the browser needs to let somebody pay: an address to go to, or the options of Razorpay's checkout script. */
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

/** Every call that asks the gateway throws GatewayUnavailable or GatewayRefused. */
export interface PaymentGateway {
  readonly name: 'razorpay' | 'sandbox';
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>;
  /** An order with all payments that were tried for it. */
  fetchOrder(orderId: string): Promise<GatewayOrder>;
  /** Whether the gateway signed these fields. It says nothing about the amount or the payment's status: fetch the order. */
  verifyCallback(callback: GatewayCallback): boolean;
  /** @param rawBody as received: the signature is over its bytes. @returns undefined when it is forged or unreadable */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): GatewayEvent | undefined;
  /** Refunds a captured payment, or a part of it. */
  refund(refund: NewGatewayRefund): Promise<GatewayRefund>;
  fetchRefund(paymentId: string, refundId: string): Promise<GatewayRefund>;
  /** The refund with this receipt, for when it is not known whether `refund` arrived. */
  findRefund(paymentId: string, receipt: string): Promise<GatewayRefund | undefined>;
  /** What the browser needs to pay an order. */
  checkout(request: CheckoutRequest): Checkout;
}

/** No answer, or none that says what happened: it may have happened. Ask again later. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The gateway understood the request and refused it; asking again does not help. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';

  constructor(
    message: string,
    /** HTTP status of the answer. */
    readonly status: number,
    /** The gateway's name of the error, such as `BAD_REQUEST_ERROR`. */
    readonly code: string | null,
  ) {
    super(message);
  }
}
