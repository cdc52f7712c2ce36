import type { ChatPayment } from '@kaadu/contracts/chat';
import type { ThreadSide } from '../messages/thread-side';

const words = {
  visitor: { paid: 'Paid. Thank you!', expired: 'Expired. Please ask for a new one.' },
  advisor: { paid: 'Paid', expired: 'Expired' },
} as const satisfies Record<ThreadSide, object>;

/** Returns the status label of a payment request for one side. */
export function statusOf(
  { status, is_started: isStarted, refund }: ChatPayment,
  hasExpired: boolean,
  side: ThreadSide,
): string {
  if (status === 'paid') return words[side].paid;
  if (status === 'refunded' || refund?.status === 'processed') return 'Refunded';
  if (refund) return 'Being refunded';
  if (status === 'cancelled') return 'Withdrawn';
  if (hasExpired) return words[side].expired;
  if (status === 'failed') return 'The last payment did not go through';
  return isStarted ? 'Payment was started' : 'Open';
}
