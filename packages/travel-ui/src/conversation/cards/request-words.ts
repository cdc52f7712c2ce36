import type { ChatPayment } from '@kaadu/contracts/chat';

/** Returns the status label of a payment request. */
export function statusOf(
  { status, is_started: isStarted, refund }: ChatPayment,
  hasExpired: boolean,
): string {
  if (status === 'paid') return 'Paid. Thank you!';
  if (status === 'refunded' || refund?.status === 'processed') return 'Refunded';
  if (refund) return 'Being refunded';
  if (status === 'cancelled') return 'Withdrawn';
  if (hasExpired) return 'Expired. Please ask for a new one.';
  if (status === 'failed') return 'The last payment did not go through';
  return isStarted ? 'Payment was started' : 'Open';
}
