import type { AvailabilityStatus } from '@kaadu/contracts/availability';
import type { Translation } from '@kaadu/federation/react';
import { bookingMessages } from '../booking/messages';

interface Availability {
  readonly status: AvailabilityStatus;
  readonly remaining: number | null;
}

/** Formats availability: "2 left", "Sold out". */
export function statusText(
  { status, remaining }: Availability,
  t: Translation<'available' | 'closed' | 'fewLeft' | 'left' | 'soldOut'> = bookingMessages.in('en'),
): string {
  if (status === 'SOLD_OUT') return t('soldOut');
  if (status === 'CLOSED') return t('closed');
  if (status === 'LIMITED') return remaining === null ? t('fewLeft') : t('left', { count: remaining });
  return t('available');
}
