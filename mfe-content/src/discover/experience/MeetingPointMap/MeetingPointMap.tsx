import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useMemo } from 'react';
import { cityMarker } from '../../../shared/map/markers/city-marker';
import { RegionMap } from '../../../shared/map/RegionMap';

export interface MeetingPointMapProps {
  readonly experience: ExperienceDetail;
}

/** Map of the meeting point and the city from which most travellers come. */
export function MeetingPointMap({ experience }: MeetingPointMapProps) {
  const { title, short_name, coordinates, distance_km } = experience;
  const markers = useMemo(
    () => [
      {
        id: 'meeting-point',
        name: short_name ?? title,
        detail: `${distance_km} km`,
        coordinates,
        kind: 'here' as const,
      },
      cityMarker,
    ],
    [title, short_name, coordinates, distance_km],
  );
  return <RegionMap label="Map of the meeting point" markers={markers} ratio={0.6} />;
}
