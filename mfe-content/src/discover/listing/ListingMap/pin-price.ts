import { formatPaise } from '@kaadu/contracts';
import type { ListingPin } from '@kaadu/contracts/listing';

/** Returns the price that this visitor pays for the party's trip, or else for a night or person. */
export function priceOf({ price, trip }: ListingPin, isMember: boolean): string {
  const { total, member_total } = trip ?? price;
  return formatPaise(isMember ? Math.min(member_total, total) : total);
}
