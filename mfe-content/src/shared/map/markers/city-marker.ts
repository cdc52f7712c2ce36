import { site } from '@kaadu/contracts';
import type { MapMarker } from './map-marker';

/** Start of the journeys. */
export const cityMarker: MapMarker = {
  id: 'city',
  name: site.city,
  coordinates: { latitude: 12.9716, longitude: 77.5946 },
  kind: 'origin',
};
