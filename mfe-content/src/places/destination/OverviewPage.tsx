import { paths } from '@kaadu/contracts';
import type { LocationDetails } from '@kaadu/contracts/places';
import type { ArticleSection } from '../../shared/article/Article';
import { MonthChart } from '../../shared/climate/MonthChart';
import { monthSpans } from '../../shared/climate/month-names';
import { destinationTrail } from '../../shared/destination/destination-trail';
import { experienceMarkers } from '../../shared/destination/experience-markers';
import { PlaceList } from '../../shared/destination/PlaceList';
import { placeMarkers } from '../../shared/destination/place-markers';
import { ThingList } from '../../shared/destination/ThingList';
import { JourneyTable } from '../../shared/journeys/JourneyTable';
import { RegionMap } from '../../shared/map/RegionMap';
import { DestinationFrame } from './DestinationFrame';
import { NearbyDestinations } from './NearbyDestinations';

/** A destination: description, map, best time, travel and surroundings. */
export function OverviewPage({ data: location }: { readonly data: LocationDetails }) {
  const { destination } = location;
  const trail = destinationTrail(destination);
  return (
    <DestinationFrame
      location={location}
      trail={trail.slice(0, -1)}
      current={destination.name}
      title={destination.name}
      lead={destination.tagline}
      href={paths.places.getHref(destination.url, destination.primary_key)}
      intro={destination.description}
      sections={sectionsOf(location)}
    />
  );
}

function sectionsOf(location: LocationDetails): ArticleSection[] {
  const { destination, guide, places, things_to_do, related_experiences, nearby } = location;
  const { name, coordinates, best_months, primary_key } = destination;
  const markers = [...experienceMarkers(related_experiences), ...placeMarkers(places)];
  const map = (
    <RegionMap
      key={primary_key}
      label={`Map of ${name}`}
      markers={markers.length > 0 ? markers : [{ id: 'here', name, coordinates, kind: 'here' }]}
    />
  );
  return [
    { id: 'map', title: 'On the map', content: map },
    ...(places.length > 0
      ? [{ id: 'places', title: 'Places to visit', content: <PlaceList places={places} numbered /> }]
      : []),
    ...(things_to_do.length > 0
      ? [{ id: 'things', title: 'Things to do', content: <ThingList things={things_to_do} /> }]
      : []),
    {
      id: 'when',
      title: 'When to go',
      content: (
        <>
          <p>Best: {monthSpans(best_months)}.</p>
          {guide && <MonthChart months={guide.months} />}
        </>
      ),
    },
    ...(guide
      ? [
          {
            id: 'how',
            title: 'How to get there',
            content: <JourneyTable journeys={guide.how_to_get_there} to={name} />,
          },
        ]
      : []),
    ...(nearby.length > 0
      ? [{ id: 'nearby', title: 'Nearby', content: <NearbyDestinations destinations={nearby} /> }]
      : []),
  ];
}
