import type { Party } from '../trips/trip';

interface Sizes {
  readonly isStay: boolean;
  /** Guests in a room at most; of an activity, the largest party. */
  readonly maxGuests: number;
}

/** How many units a party needs: rooms of a stay, places of an activity. */
export function unitsFor({ isStay, maxGuests }: Sizes, { guests }: Pick<Party, 'guests'>): number {
  return isStay ? Math.ceil(guests / maxGuests) : guests;
}
