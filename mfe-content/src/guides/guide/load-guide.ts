import type { Api } from '@kaadu/api-client';
import { paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import { loadDetail } from '@kaadu/ui/detail-route';
import { breadcrumbList } from '@kaadu/ui';
import { faqPage } from '../../shared/structured-data/faq-page';

export const guideTrail = [
  { name: 'Home', href: paths.home.getHref() },
  { name: 'Guides', href: paths.guides.getHref() },
];

export function loadGuide({ api, params, url, signal }: LoaderArgs<Api>): Promise<GuideDetail> {
  return loadDetail({
    params,
    url,
    load: (key) => api.getGuide({ primary_key: key }, { signal }),
    titleOf: (guide) => guide.url,
    getHref: paths.guide.getHref,
  });
}

export function guideMeta(guide: GuideDetail, { url }: { url: URL }): PageMeta {
  const href = paths.guide.getHref(guide.url, guide.primary_key);
  return {
    title: `${guide.title} | ${site.name}`,
    description: guide.summary,
    image: guide.card_image?.imagestorepath,
    canonical: href,
    type: 'article',
    structuredData: [
      breadcrumbList([...guideTrail, { name: guide.title, href }], url),
      {
        '@context': 'https://schema.org',
        '@type': 'TouristDestination',
        name: guide.destination.name,
        description: guide.summary,
        url: new URL(href, url).href,
        geo: { '@type': 'GeoCoordinates', ...guide.coordinates },
        includesAttraction: guide.places.map(({ name, text, coordinates }) => ({
          '@type': 'TouristAttraction',
          name,
          description: text,
          geo: { '@type': 'GeoCoordinates', ...coordinates },
        })),
      },
      ...(guide.faqs.length > 0 ? [faqPage(guide.faqs)] : []),
    ],
  };
}
