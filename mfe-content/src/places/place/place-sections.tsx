import type { PlaceDetail } from '@kaadu/contracts/places';
import type { ArticleSection } from '../../shared/article/Article';
import { MonthChart } from '../../shared/climate/MonthChart';
import { PlaceList } from '../../shared/destination/PlaceList';
import { placeMarkers } from '../../shared/destination/place-markers';
import { MapLink } from '@kaadu/travel-ui/directions';
import { Faqs } from '../../shared/faqs/Faqs';
import { JourneyTable } from '../../shared/journeys/JourneyTable';
import { RegionMap } from '../../shared/map/RegionMap';
import styles from './PlacePage.module.css';

const nearbyShown = 6;

/**
 * Returns the sections of a place's page. Those from the guide of its destination are present only where there is one.
 */
export function placeSections(place: PlaceDetail): ArticleSection[] {
  const { destination, guide } = place;
  const nearby = place.nearby.slice(0, nearbyShown);
  const onTheMap = (
    <div className={styles.map}>
      <RegionMap
        key={place.primary_key}
        label={`Map of ${place.name} and what is near it`}
        markers={[
          { id: 'here', name: place.name, coordinates: place.coordinates, kind: 'here' },
          ...placeMarkers(nearby),
        ]}
      />
      <MapLink coordinates={place.coordinates} />
    </div>
  );
  return [
    { id: 'map', title: 'On the map', content: onTheMap },
    ...(nearby.length > 0
      ? [{ id: 'nearby', title: 'Nearby places', content: <PlaceList places={nearby} numbered /> }]
      : []),
    ...(guide ? guideSections(destination.name, guide) : []),
  ];
}

function guideSections(name: string, guide: NonNullable<PlaceDetail['guide']>): ArticleSection[] {
  return [
    { id: 'when', title: 'When to go', content: <MonthChart months={guide.months} /> },
    {
      id: 'how',
      title: `How to get to ${name}`,
      content: <JourneyTable journeys={guide.how_to_get_there} to={name} />,
    },
    ...(guide.faqs.length > 0
      ? [{ id: 'questions', title: 'Questions people ask', content: <Faqs faqs={guide.faqs} /> }]
      : []),
  ];
}
