import { paths, site, type PageMeta } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import type { Crumb } from '@kaadu/ui';
import { breadcrumbList } from '@kaadu/ui';
import { anyTrip, type TripWish } from '@kaadu/travel-ui/trip';
import { faqPage } from '../../shared/structured-data/faq-page';
import { listingHref, noFilters } from '../listing/listing-query';
import { experienceMessages } from './messages';

interface TrailTexts {
  readonly t: ReturnType<typeof experienceMessages.in>;
  /** Language of names, if it is not that of the page. */
  readonly lang?: string | undefined;
}

/** Returns the breadcrumbs of an experience without the experience itself, with the visitor's dates and party. */
export function experienceTrail(
  { destination }: ExperienceDetail,
  trip: TripWish = anyTrip,
  { t, lang }: TrailTexts = { t: experienceMessages.in('en') },
): Crumb[] {
  const filters = { ...noFilters.filters, destinations_pk: [destination.primary_key] };
  return [
    { name: t('home'), href: paths.home.getHref() },
    { name: t('experiences'), href: listingHref({ ...noFilters, trip }) },
    { name: destination.name, href: listingHref({ ...noFilters, filters, trip }), lang },
  ];
}

export function experienceMeta(experience: ExperienceDetail, { url }: { url: URL }): PageMeta {
  const href = paths.experience.getHref(experience.url, experience.primary_key);
  const [cover] = experience.gallery;
  return {
    title: `${experience.title}, ${experience.destination.name} | ${site.name}`,
    description: experience.summary,
    image: cover?.imagestorepath,
    canonical: href,
    structuredData: [
      breadcrumbList([...experienceTrail(experience), { name: experience.title, href }], url),
      productRecord(experience, new URL(href, url).href),
      ...(experience.faqs.length > 0 ? [faqPage(experience.faqs)] : []),
    ],
  };
}

/** Returns the schema.org record of the product: a lodging for stays, a trip for activities. */
function productRecord(experience: ExperienceDetail, href: string) {
  const { coordinates, destination, rating, is_stay } = experience;
  const offers = experience.options.map((option) => ({
    '@type': 'Offer',
    name: option.name,
    price: (option.price.total / 100).toFixed(2),
    priceCurrency: 'INR',
    url: href,
  }));
  const common = {
    '@context': 'https://schema.org',
    name: experience.title,
    description: experience.summary,
    url: href,
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
  };
  const address = {
    '@type': 'PostalAddress',
    addressLocality: destination.name,
    addressRegion: destination.state,
    addressCountry: 'IN',
  };
  const geo = { '@type': 'GeoCoordinates', ...coordinates };
  return is_stay
    ? {
        ...common,
        '@type': 'LodgingBusiness',
        address,
        geo,
        checkinTime: experience.check_in ?? undefined,
        checkoutTime: experience.check_out ?? undefined,
        makesOffer: offers,
      }
    : {
        ...common,
        '@type': 'TouristTrip',
        touristType: experience.themes.map(({ name }) => name),
        itinerary: { '@type': 'Place', name: experience.location, address, geo },
        offers,
      };
}
