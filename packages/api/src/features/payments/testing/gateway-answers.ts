import type { BookingStatus } from '@kaadu/contracts/booking';
import type { GatewayPayment } from '../../../platform/payment-gateway/payment-gateway';

/** Difference of a payment from a captured one at full price; `amount` is added to the price, in paise. */
export type New = Partial<GatewayPayment>;
/** Payments that the gateway adds to those already made for the order; null: it does not respond. */
export const gatewayResponses: Record<string, readonly New[] | null> = {
  'captured, the price': [{}],
  'captured, ₹1 less': [{ amount: -100 }],
  'captured, ₹1 more': [{ amount: 100 }],
  'captured, USD': [{ currency: 'USD' }],
  'captured twice': [{}, {}],
  'captured, ₹1 less and then the price': [{ amount: -100 }, {}],
  authorized: [{ status: 'authorized' }],
  begun: [{ status: 'created' }],
  failed: [{ status: 'failed' }],
  'captured and refunded elsewhere': [{ status: 'refunded' }],
  'no response': null,
};

export const statuses: readonly BookingStatus[] = [
  'ON_HOLD',
  'PAYMENT_PENDING',
  'PENDING',
  'CONFIRMED',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
  'REFUND_PENDING',
  'REFUNDED',
  'REDEEMED',
  'NO_SHOW',
];

/** Header of docs/faults/gateway.md. */
export const head = `# Gateway responses × booking states

Produced by \`packages/api/src/features/payments/gateway/gateway-states.test.ts\`; \`UPDATE_TABLES=1\` writes it. The response is what
the gateway adds to the payments that it had of the order. An open booking is checked after its time. Kept is what
the ledger has of the customer; returned is what is refunded because of the response. The policy of a CANCELLED booking
refunds nothing.

| response | booking | becomes | kept | returned | room | e-mails |
| --- | --- | --- | --- | --- | --- | --- |
`;
