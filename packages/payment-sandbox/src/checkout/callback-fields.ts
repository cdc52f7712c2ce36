import { sign } from '../signatures';
import type { Payment } from '../store/records';
import type { CallbackFields } from './outcome-pages';

/** Returns the fields that Razorpay posts to the callback URL: a signature, or the error. */
export function callbackFields(payment: Payment, keySecret: string): CallbackFields {
  const { id, order_id: orderId } = payment;
  if (payment.status !== 'failed') {
    return {
      razorpay_payment_id: id,
      razorpay_order_id: orderId,
      razorpay_signature: sign(keySecret, `${orderId}|${id}`),
    };
  }
  return {
    'error[code]': payment.error_code ?? '',
    'error[description]': payment.error_description ?? '',
    'error[source]': 'bank',
    'error[step]': 'payment_authorization',
    'error[reason]': payment.error_reason ?? '',
    'error[metadata]': JSON.stringify({ payment_id: id, order_id: orderId }),
  };
}
