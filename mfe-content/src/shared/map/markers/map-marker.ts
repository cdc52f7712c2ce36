import type { Coordinates } from '@kaadu/contracts/fields';

/** Something that a map shows. */
export interface MapMarker {
  /** Unique on its map. */
  readonly id: string;
  readonly name: string;
  readonly coordinates: Coordinates;
  /** A few words after the name, such as a price or a distance. */
  readonly detail?: string;
  /** Where its link leads; without one it cannot be pressed. */
  readonly href?: string;
  /** `here` is what the page is about, `origin` where journeys begin. */
  readonly kind?: 'place' | 'stay' | 'activity' | 'here' | 'origin';
  /** Written in the pin, for a list beside the map with the same numbers. */
  readonly number?: number;
}
