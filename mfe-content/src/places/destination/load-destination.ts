import type { Api } from '@kaadu/api-client';
import { paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { LocationDetails } from '@kaadu/contracts/places';
import { destinationTrail } from '../../shared/destination/destination-trail';
import { loadDetail } from '@kaadu/ui/detail-route';
import { breadcrumbList, type Crumb } from '@kaadu/ui';
import { itemList } from '../../shared/structured-data/item-list';

/** Loads a page about a destination, at `/{page}/{title}/{key of the destination}`. */
const load =
  (getHref: (title: string, key: number) => string) =>
  ({ api, params, url, signal }: LoaderArgs<Api>): Promise<LocationDetails> =>
    loadDetail({
      params,
      url,
      load: (key) => api.getLocation({ location: key }, { signal }),
      titleOf: ({ destination }) => destination.url,
      getHref,
    });

export const loadOverview = load(paths.places.getHref);
export const loadPlacesToVisit = load(paths.placesToVisit.getHref);
export const loadThingsToDo = load(paths.thingsToDo.getHref);

export function overviewMeta(location: LocationDetails, { url }: { url: URL }): PageMeta {
  const { destination, places } = location;
  const href = paths.places.getHref(destination.url, destination.primary_key);
  return {
    ...commonMeta(location, href),
    title: `${destination.name}, ${destination.state}: places, stays and things to do`,
    description: `${destination.tagline}. ${destination.name} is ${destination.distance_km} km from ${site.city}, with ${destination.experience_count} stays and outings to book.`,
    structuredData: [
      breadcrumbList(destinationTrail(destination), url),
      {
        '@context': 'https://schema.org',
        '@type': 'TouristDestination',
        name: destination.name,
        description: destination.description.join(' '),
        url: new URL(href, url).href,
        geo: { '@type': 'GeoCoordinates', ...destination.coordinates },
        includesAttraction: places.map(({ name, text, coordinates }) => ({
          '@type': 'TouristAttraction',
          name,
          description: text,
          geo: { '@type': 'GeoCoordinates', ...coordinates },
        })),
      },
    ],
  };
}

export function placesToVisitMeta(location: LocationDetails, { url }: { url: URL }): PageMeta {
  const { destination, places } = location;
  const href = paths.placesToVisit.getHref(destination.url, destination.primary_key);
  const items = places.map(({ name, slug, primary_key }) => ({
    name,
    href: paths.place.getHref(slug, primary_key),
  }));
  return {
    ...commonMeta(location, href),
    ...listMeta(location, url, { title: `Places to visit in ${destination.name}`, href, items }),
  };
}

export function thingsToDoMeta(location: LocationDetails, { url }: { url: URL }): PageMeta {
  const { destination, things_to_do } = location;
  const href = paths.thingsToDo.getHref(destination.url, destination.primary_key);
  const items = things_to_do.map(({ name, slug }) => ({ name, href: `${href}#${slug}` }));
  return {
    ...commonMeta(location, href),
    ...listMeta(location, url, { title: `Things to do in ${destination.name}`, href, items }),
  };
}

function commonMeta({ destination }: LocationDetails, href: string): PageMeta {
  return { canonical: href, type: 'article', image: destination.card_image?.imagestorepath };
}

/** Returns the head of a list page. An empty list is excluded from search engines. */
function listMeta(
  { destination }: LocationDetails,
  url: URL,
  { title, href, items }: { title: string; href: string; items: readonly Crumb[] },
): PageMeta {
  const names = items.slice(0, 4).map(({ name }) => name);
  return {
    title,
    description:
      names.length > 0
        ? `${new Intl.ListFormat('en-IN').format(names)}: what to see and do in ${destination.name}, on a map and in words.`
        : `What to see and do in ${destination.name}, ${destination.state}.`,
    robots: items.length > 0 ? undefined : 'noindex,follow',
    structuredData: [
      breadcrumbList([...destinationTrail(destination), { name: title, href }], url),
      ...(items.length > 0 ? [itemList(items, url)] : []),
    ],
  };
}
