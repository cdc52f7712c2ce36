import { formatPaise } from '@kaadu/contracts';
import type { StaffBooking } from '@kaadu/contracts/booking';
import { type Consequence, type ReceiptData, recorded } from '../../../shared/act/consequence';

/** Returns where refunds of a booking go. */
export function destinationOf({ payment }: StaffBooking): string {
  if (!payment) return 'Nothing was paid';
  return `To the account it was paid from, ${payment.gateway} ${payment.payment_id ?? payment.order_id}`;
}

interface Split {
  /** Paise. */
  readonly refund: number;
  /** Paise. */
  readonly stays: number;
}

/** Returns the consequences of a refund: how much goes back, where, and what stays. */
export function moneyFacts(booking: StaffBooking, { refund, stays }: Split): Consequence[] {
  return [
    { name: 'Goes back', value: formatPaise(refund) },
    ...(refund > 0 ? [{ name: 'Where', value: destinationOf(booking) }] : []),
    { name: 'Stays with us', value: formatPaise(stays) },
  ];
}

/**
 * Returns the receipt of an action that may have refunded money, from the booking before and after it.
 * @param own lines of this action
 */
export function receiptOf(
  title: string,
  before: StaffBooking,
  after: StaffBooking,
  own: readonly Consequence[] = [],
): ReceiptData {
  const known = new Set(before.refunds.map(({ receipt }) => receipt));
  const notes = new Set(before.documents.map(({ number }) => number));
  return {
    title,
    lines: [
      ...own,
      ...after.refunds
        .filter(({ receipt }) => !known.has(receipt))
        .map(({ receipt, amount }) => ({
          name: 'Refund',
          value: `${formatPaise(amount)}, receipt ${receipt}`,
        })),
      ...after.documents
        .filter(({ number }) => !notes.has(number))
        .map(({ number, amount }) => ({ name: 'Credit note', value: `${number}, ${formatPaise(amount)}` })),
      { name: 'Still refundable', value: formatPaise(after.refundable) },
      recorded,
    ],
  };
}
