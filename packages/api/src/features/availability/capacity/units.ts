import type { Party } from '../trips/trip';

interface Sizes {
  readonly isStay: boolean;
  /** Maximum guests in a room, or the largest party of an activity. */
  readonly maxGuests: number;
}

/** Returns the units that a party needs: rooms of a stay, places of an activity. */
export function unitsFor({ isStay, maxGuests }: Sizes, { guests }: Pick<Party, 'guests'>): number {
  return isStay ? Math.ceil(guests / maxGuests) : guests;
}
