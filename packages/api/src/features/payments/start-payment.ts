import { AppError } from '../../platform/errors/app-error';
import type { CheckoutPrefill } from '../../platform/payment-gateway/payment-gateway';
import { addPayment, findPaymentOf, type Payment } from './payments-repository';
import type { PaymentServices } from './settle-payment';

const minuteMs = 60_000;

interface PaymentRequest {
  /** What is paid for: `booking:<key>`. */
  readonly subject: string;
  readonly reference: string;
  readonly amountPaise: number;
}

/**
 * The gateway's order for a subject: made once, and the same for every attempt (booking §3). An order that was made at the
 * gateway and not recorded, because the process died, is never shown to anybody and cannot be paid.
 * @throws GatewayUnavailable, AppError conflict when the order is over another amount
 */
export async function startPayment(
  { database: { db }, gateway, now }: PaymentServices,
  { subject, reference, amountPaise }: PaymentRequest,
): Promise<Payment> {
  const known = await findPaymentOf(db, subject);
  const payment = known ?? (await order());
  if (payment.amountPaise !== amountPaise) {
    throw new AppError(
      'conflict',
      'A payment over another amount has been started, so this one cannot be. Please begin again, or ask us.',
    );
  }
  return payment;

  async function order(): Promise<Payment> {
    const { id } = await gateway.createOrder({
      amount: amountPaise,
      currency: 'INR',
      receipt: reference,
      notes: { reference },
    });
    const added = await addPayment(db, {
      subject,
      gateway: gateway.name,
      orderId: id,
      amountPaise,
      currency: 'INR',
      status: 'created',
      createdAt: now(),
      reconcileAt: new Date(now().getTime() + minuteMs),
    });
    const stored = added ?? (await findPaymentOf(db, subject));
    if (!stored) throw new Error(`The payment of ${subject} was not written`);
    return stored;
  }
}

interface CheckoutTexts {
  readonly name: string;
  readonly description: string;
  readonly callbackUrl: string;
  readonly cancelUrl: string;
  readonly prefill: CheckoutPrefill;
}

/** What the browser needs to pay an order. */
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
