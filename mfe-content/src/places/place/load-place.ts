import type { Api } from '@kaadu/api-client';
import { paths, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { PlaceDetail } from '@kaadu/contracts/places';
import { destinationTrail } from '../../shared/destination/destination-trail';
import { loadDetail } from '@kaadu/ui/detail-route';
import { breadcrumbList, type Crumb } from '@kaadu/ui';

export function loadPlace({ api, params, url, signal }: LoaderArgs<Api>): Promise<PlaceDetail> {
  return loadDetail({
    params,
    url,
    load: (key) => api.getPlace({ primary_key: key }, { signal }),
    titleOf: (place) => place.slug,
    getHref: paths.place.getHref,
  });
}

/** Returns the breadcrumbs of a place, without the place itself. */
export function placeTrail({ destination }: PlaceDetail): Crumb[] {
  const { url, primary_key } = destination;
  return [
    ...destinationTrail(destination),
    { name: 'Places to visit', href: paths.placesToVisit.getHref(url, primary_key) },
  ];
}

export function placeMeta(place: PlaceDetail, { url }: { url: URL }): PageMeta {
  const href = paths.place.getHref(place.slug, place.primary_key);
  return {
    title: `${place.name}, ${place.destination.name}`,
    description: place.text,
    image: (place.card_image ?? place.guide?.card_image)?.imagestorepath,
    canonical: href,
    type: 'article',
    structuredData: [
      breadcrumbList([...placeTrail(place), { name: place.name, href }], url),
      {
        '@context': 'https://schema.org',
        '@type': 'TouristAttraction',
        name: place.name,
        description: place.text,
        url: new URL(href, url).href,
        geo: { '@type': 'GeoCoordinates', ...place.coordinates },
        containedInPlace: { '@type': 'TouristDestination', name: place.destination.name },
        ...(place.rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: place.rating.average,
            reviewCount: place.rating.count,
          },
        }),
      },
    ],
  };
}
