import { paths } from '@kaadu/contracts';
import type { LocationDetails, Place } from '@kaadu/contracts/places';
import { ButtonLink } from '@kaadu/ui';
import type { ArticleSection } from '../../shared/article/Article';
import { destinationTrail } from '../../shared/destination/destination-trail';
import { placeMarkers } from '../../shared/destination/place-markers';
import { MapLink } from '@kaadu/travel-ui/directions';
import { RegionMap } from '../../shared/map/RegionMap';
import { DestinationFrame } from './DestinationFrame';
import { NearbyDestinations } from './NearbyDestinations';
import styles from './PlacesToVisitPage.module.css';
import { NothingYet } from './NothingYet';

/** Every place to visit at a destination, on a map and as a list. */
export function PlacesToVisitPage({ data: location }: { readonly data: LocationDetails }) {
  const { destination, places, nearby } = location;
  const { name, url, primary_key } = destination;
  const map = (
    <RegionMap
      key={primary_key}
      label={`Map of the places to visit in ${name}`}
      markers={placeMarkers(places)}
    />
  );
  const sections: ArticleSection[] =
    places.length > 0
      ? [{ id: 'map', title: 'On the map', content: map }, ...places.map(placeSection)]
      : [{ id: 'places', title: 'Places', content: <NothingYet destination={destination} /> }];
  return (
    <DestinationFrame
      location={location}
      trail={destinationTrail(destination)}
      current="Places to visit"
      title={`Places to visit in ${name}`}
      lead={destination.tagline}
      href={paths.placesToVisit.getHref(url, primary_key)}
      sections={[
        ...sections,
        { id: 'nearby', title: 'Nearby', content: <NearbyDestinations destinations={nearby} /> },
      ]}
    />
  );
}

function placeSection({ primary_key, name, slug, text, coordinates }: Place, index: number): ArticleSection {
  const content = (
    <div className={styles.place}>
      <p>{text}</p>
      <p className={styles.links}>
        <ButtonLink href={paths.place.getHref(slug, primary_key)} variant="outline" size="sm">
          More about {name}
        </ButtonLink>
        <MapLink coordinates={coordinates} />
      </p>
    </div>
  );
  return { id: slug, title: `${index + 1}. ${name}`, content };
}
