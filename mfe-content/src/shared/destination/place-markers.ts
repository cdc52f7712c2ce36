import { paths } from '@kaadu/contracts';
import type { Place } from '@kaadu/contracts/places';
import type { MapMarker } from '../map/markers/map-marker';

/** Returns places as numbered markers of a map, in their order. */
export function placeMarkers(places: readonly Place[]): MapMarker[] {
  return places.map(({ primary_key, name, slug, coordinates }, index) => ({
    id: `place-${primary_key}`,
    name,
    coordinates,
    href: paths.place.getHref(slug, primary_key),
    number: index + 1,
  }));
}
