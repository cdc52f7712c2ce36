import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import type { CheckoutPrefill } from '../../../platform/payment-gateway/payment-gateway';
import { addPayment, findPaymentOf, type Payment } from '../payments-repository';
import type { PaymentServices } from '../ledger/settle-payment';

const minuteMs = 60_000;

interface PaymentRequest {
  /** Subject of the payment: `booking:<key>`. */
  readonly subject: string;
  /** Number of an additional payment; 0, the default, for the payment of the price. */
  readonly part?: number;
  readonly reference: string;
  readonly amountPaise: number;
}

/** Checks and updates the subject. Runs in the transaction that records the payment, before it is written. */
type Admission = (tx: Db) => Promise<void>;

/**
 * Returns the gateway's order for a subject, created once and reused for every attempt (booking §3). An order that was
 * created but not recorded, after a crash or a refusal by `admit`, is never shown and cannot be paid.
 * @param admit locks the subject and throws if it cannot be paid any more: no payment is recorded then
 * @throws GatewayUnavailable, AppError conflict when the order is over another amount, errors of `admit`
 */
export async function startPayment(
  { database: { db }, gateway, now }: PaymentServices,
  { subject, part = 0, reference, amountPaise }: PaymentRequest,
  admit: Admission = async () => undefined,
): Promise<Payment> {
  const known = await findPaymentOf(db, subject, part);
  if (known) requireAmount(known, amountPaise);
  const orderId = known ? null : await createOrder();
  return db.transaction(async (tx) => {
    await admit(tx);
    if (orderId !== null) await addPayment(tx, newPayment(orderId));
    const payment = await findPaymentOf(tx, subject, part);
    if (!payment) throw new Error(`The payment of ${subject} was not written`);
    requireAmount(payment, amountPaise);
    return payment;
  });

  async function createOrder(): Promise<string> {
    const notes = { reference };
    const order = { amount: amountPaise, currency: 'INR', receipt: reference, notes } as const;
    return (await gateway.createOrder(order)).id;
  }

  function newPayment(order: string) {
    return {
      subject,
      part,
      gateway: gateway.name,
      orderId: order,
      amountPaise,
      currency: 'INR',
      status: 'created',
      createdAt: now(),
      reconcileAt: new Date(now().getTime() + minuteMs),
    } as const;
  }
}

function requireAmount(payment: Payment, amountPaise: number): void {
  if (payment.amountPaise === amountPaise) return;
  throw new AppError(
    'conflict',
    'A payment of another amount has already been started. Please start again, or ask us.',
  );
}

interface CheckoutTexts {
  readonly name: string;
  readonly description: string;
  readonly callbackUrl: string;
  readonly cancelUrl: string;
  readonly prefill: CheckoutPrefill;
}

/** Returns the data that the browser needs to pay an order. */
export function checkoutOf(
  { gateway }: Pick<PaymentServices, 'gateway'>,
  payment: Payment,
  texts: CheckoutTexts,
) {
  return gateway.checkout({
    orderId: payment.orderId,
    amount: payment.amountPaise,
    currency: payment.currency,
    ...texts,
  });
}
