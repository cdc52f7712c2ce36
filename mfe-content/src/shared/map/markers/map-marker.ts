import type { Coordinates } from '@kaadu/contracts/fields';

/** A marker on a map. */
export interface MapMarker {
  /** Unique on its map. */
  readonly id: string;
  readonly name: string;
  readonly coordinates: Coordinates;
  /** Short text after the name, such as a price or a distance. */
  readonly detail?: string;
  /** Target of its link; without one it is not interactive. */
  readonly href?: string;
  /** `here` is the subject of the page, `origin` the start of the journeys. */
  readonly kind?: 'place' | 'stay' | 'activity' | 'here' | 'origin';
  /** Number in the pin, which refers to a list next to the map. */
  readonly number?: number;
}
