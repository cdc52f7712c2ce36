import type { Booking } from '@kaadu/contracts/booking';

/** Returns the query that preselects a booking's choice on the experience's page. */
export function tripQuery({ from, to, slot, party, option }: Booking): string {
  const params = new URLSearchParams({
    from,
    guests: String(party.guests),
    option: String(option.primary_key),
  });
  if (to) params.set('to', to);
  if (slot) params.set('slot', slot);
  if (party.ages.length > 0) params.set('ages', party.ages.join());
  return `?${params.toString()}`;
}
