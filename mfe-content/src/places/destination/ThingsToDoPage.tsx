import { paths } from '@kaadu/contracts';
import type { LocationDetails } from '@kaadu/contracts/places';
import type { ArticleSection } from '../../shared/article/Article';
import { destinationTrail } from '../../shared/destination/destination-trail';
import { experienceMarkers } from '../../shared/destination/experience-markers';
import { RegionMap } from '../../shared/map/RegionMap';
import { DestinationFrame } from './DestinationFrame';
import { NothingYet } from './NothingYet';

/** Things to do at a destination, with a map of what can be booked. */
export function ThingsToDoPage({ data: location }: { readonly data: LocationDetails }) {
  const { destination, things_to_do, related_experiences } = location;
  const { name, url, primary_key } = destination;
  const things: ArticleSection[] = things_to_do.map(({ name: title, slug, text }) => ({
    id: slug,
    title,
    content: <p>{text}</p>,
  }));
  const map: ArticleSection = {
    id: 'map',
    title: 'What you can book, on the map',
    content: (
      <RegionMap
        key={primary_key}
        label={`Map of what can be booked in ${name}`}
        markers={experienceMarkers(related_experiences)}
      />
    ),
  };
  return (
    <DestinationFrame
      location={location}
      trail={destinationTrail(destination)}
      current="Things to do"
      title={`Things to do in ${name}`}
      lead={destination.tagline}
      href={paths.thingsToDo.getHref(url, primary_key)}
      sections={[
        ...(things.length > 0
          ? things
          : [{ id: 'things', title: 'Things to do', content: <NothingYet destination={destination} /> }]),
        ...(related_experiences.length > 0 ? [map] : []),
      ]}
    />
  );
}
