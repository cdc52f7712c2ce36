import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../../platform/errors/app-error';
import { GatewayUnavailable } from '../../../platform/payment-gateway/payment-gateway';
import { addGatewayEvent, findPaymentByOrder, hurryPayment, hurryRefunds } from '../payments-repository';
import { type PaymentServices, settlePayment } from '../ledger/settle-payment';

const short = z.string().check(z.maxLength(200));
const Callback = z.object({
  razorpay_order_id: short,
  razorpay_payment_id: short,
  razorpay_signature: short,
});
const FailureMetadata = z.object({ order_id: short });

interface GatewayRequest {
  readonly body: Buffer;
  readonly raw: FastifyRequest;
}

export interface ReceivingServices extends PaymentServices {
  /** Asks the gateway about due payments soon. */
  readonly reconcileSoon: () => void;
}

/**
 * Records an event and responds at once. The gateway is asked about it afterwards, so order, repetition and content of
 * events do not matter.
 * @throws AppError forbidden when the signature is not the gateway's
 */
export async function receiveWebhook(
  { database: { db }, gateway, now, reconcileSoon }: ReceivingServices,
  { body, raw: { headers } }: GatewayRequest,
): Promise<null> {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const signature = header('x-razorpay-signature');
  const event = gateway.readWebhook(body, { signature, eventId: header('x-razorpay-event-id') });
  if (!event) throw new AppError('forbidden', 'The signature is not that of the payment gateway.');
  const { id: eventId, type, orderId } = event;
  await db.transaction(async (tx) => {
    const isNew = await addGatewayEvent(tx, {
      gateway: gateway.name,
      eventId,
      type,
      orderId,
      receivedAt: now(),
    });
    if (!isNew || orderId === null) return;
    if (type.startsWith('refund.')) await hurryRefunds(tx, orderId, now());
    else await hurryPayment(tx, orderId, now());
  });
  reconcileSoon();
  return null;
}

/**
 * Handles the form that the gateway has the browser send: asks the gateway about the order and redirects to the page
 * of the outcome. An unsigned form changes nothing and only redirects.
 * @throws AppError invalid, not_found
 */
export async function receiveCallback(
  services: ReceivingServices,
  { body, reply }: GatewayRequest & { readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { database, gateway, now, subjects } = services;
  const form = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  const signed = Callback.safeParse(form);
  const orderId = signed.success ? signed.data.razorpay_order_id : failedOrder(form['error[metadata]']);
  if (orderId === undefined) throw new AppError('invalid', 'This is not a response of the payment gateway.');
  const payment = await findPaymentByOrder(database.db, orderId);
  if (!payment) throw new AppError('not_found', 'There is no payment with this order.');
  const isGenuine =
    signed.success &&
    gateway.verifyCallback({
      orderId,
      paymentId: signed.data.razorpay_payment_id,
      signature: signed.data.razorpay_signature,
    });
  if (signed.success && !isGenuine)
    throw new AppError('invalid', 'The signature is not that of the payment gateway.');
  try {
    await settlePayment(services, payment);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    // The outcome is still unknown: its page shows that, and reconciliation continues.
    await hurryPayment(database.db, orderId, now());
    services.reconcileSoon();
  }
  return reply.redirect(await subjects.returnUrl(database.db, payment, isGenuine), 303);
}

/** Returns the order of a failed attempt. */
function failedOrder(metadata: string | undefined): string | undefined {
  if (metadata === undefined) return undefined;
  try {
    const parsed = FailureMetadata.safeParse(JSON.parse(metadata));
    return parsed.success ? parsed.data.order_id : undefined;
  } catch {
    return undefined;
  }
}
