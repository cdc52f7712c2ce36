import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useMemo } from 'react';
import { cityMarker } from '../../../shared/map/markers/city-marker';
import { RegionMap } from '../../../shared/map/RegionMap';
import { useExperienceText } from '../messages';
import { useMapText } from '../../../shared/map/messages';

export interface MeetingPointMapProps {
  readonly experience: ExperienceDetail;
}

/** Map of the meeting point and the city from which most travellers come. */
export function MeetingPointMap({ experience }: MeetingPointMapProps) {
  const t = useExperienceText();
  const map = useMapText();
  const { title, short_name, coordinates, distance_km } = experience;
  const distance = map('kilometres', { km: distance_km });
  const markers = useMemo(
    () => [
      {
        id: 'meeting-point',
        name: short_name ?? title,
        detail: distance,
        coordinates,
        kind: 'here' as const,
      },
      cityMarker,
    ],
    [title, short_name, coordinates, distance],
  );
  return <RegionMap label={t('mapOfMeetingPoint')} markers={markers} ratio={0.6} />;
}
