import type { SharedTrip } from '@kaadu/contracts/shared-holds';

type Shown = Pick<SharedTrip, 'state' | 'own' | 'booked_by'>;

/** Whether a part belongs to the person who booked, who pays the first one. */
export const isBooker = ({ number }: Pick<SharedTrip['own'], 'number'>) => number === 1;

/** Returns the heading of a shared trip for its state. */
export function titleOf({ state, own, booked_by: name }: Shown): string {
  if (state === 'booked') return 'Your trip is booked';
  if (state === 'waiting') return 'Everything is paid';
  if (state === 'ended') return 'This trip was not booked';
  if (state === 'cancelled') return 'This trip was cancelled';
  if (own.is_paid) return 'You have paid your part';
  return name && !isBooker(own) ? `${name} shares the price with you` : 'Pay your part';
}

/** Returns what a state means for the visitor's money. */
export function outcomeOf({ state, own, booked_by: name }: Shown): string {
  const owner = isBooker(own) ? 'You have' : `${name || 'The person who booked'} has`;
  if (state === 'booked') return `All parts are paid. ${owner} the voucher and the invoice.`;
  if (state === 'waiting')
    return 'The operator decides now. If they cannot host you, every part is refunded in full.';
  if (state === 'checking') return 'The time to pay has ended. We are checking the last payments.';
  if (state === 'cancelled') return `${owner} the details of the cancellation.`;
  if (!own.is_paid) return 'Not all parts were paid in time. You were not charged.';
  return 'Not all parts were paid in time, so every part is refunded in full, the way it was paid.';
}
