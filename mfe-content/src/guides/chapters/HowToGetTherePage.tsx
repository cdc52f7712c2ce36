import { paths, site } from '@kaadu/contracts';
import type { GuideArticle } from '../../shared/destination/guide-article';
import type { ArticleSection } from '../../shared/article/Article';
import { PlaceList } from '../../shared/destination/PlaceList';
import { driveTime } from '../../shared/directions/drive-time';
import { MapLink } from '@kaadu/travel-ui/directions';
import { JourneyTable } from '../../shared/journeys/JourneyTable';
import { cityMarker } from '../../shared/map/markers/city-marker';
import { RegionMap } from '../../shared/map/RegionMap';
import { ChapterPage } from './ChapterPage';
import styles from './ChapterPage.module.css';

/** Travel to a destination: by road, rail and air with times, on a map, and onward trips. */
export function HowToGetTherePage({ data: guide }: { readonly data: GuideArticle }) {
  const { name } = guide.destination;
  return (
    <ChapterPage
      guide={guide}
      title={`How to get to ${name}`}
      lead={`${guide.distance_km} km from ${site.city}: about ${driveTime(guide.drive_hours)} at the wheel, and what trains and flights save of it.`}
      current="How to get there"
      href={paths.howToGetThere.getHref(guide.url, guide.primary_key)}
      sections={sectionsOf(guide)}
    />
  );
}

function sectionsOf(guide: GuideArticle): ArticleSection[] {
  const { destination, coordinates, places } = guide;
  const { name, url, primary_key } = destination;
  const onTheMap = (
    <div className={styles.map}>
      <RegionMap
        key={primary_key}
        label={`Map: from ${site.city} to ${name}`}
        markers={[
          {
            id: 'here',
            name,
            detail: `${guide.distance_km} km`,
            coordinates,
            href: paths.places.getHref(url, primary_key),
            kind: 'here',
          },
          cityMarker,
        ]}
      />
      <MapLink coordinates={coordinates} />
    </div>
  );
  return [
    {
      id: 'ways',
      title: 'By road, rail and air',
      content: <JourneyTable journeys={guide.how_to_get_there} to={name} />,
    },
    { id: 'map', title: 'On the map', content: onTheMap },
    ...(places.length > 0
      ? [{ id: 'places', title: 'Once you are there', content: <PlaceList places={places.slice(0, 4)} /> }]
      : []),
  ];
}
