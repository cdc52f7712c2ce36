import type { AvailabilityStatus } from '@kaadu/contracts/availability';

interface Availability {
  readonly status: AvailabilityStatus;
  readonly remaining: number | null;
}

/** Formats availability: "2 left", "Sold out". */
export function statusText({ status, remaining }: Availability): string {
  if (status === 'SOLD_OUT') return 'Sold out';
  if (status === 'CLOSED') return 'Closed';
  if (status === 'LIMITED') return remaining === null ? 'Few left' : `${remaining} left`;
  return 'Available';
}
