import type { Api } from '@kaadu/api-client';
import { paths, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import { monthSpans } from '../../shared/climate/month-names';
import { destinationTrail } from '../../shared/destination/destination-trail';
import { loadDetail } from '@kaadu/ui/detail-route';
import { driveTime } from '../../shared/directions/drive-time';
import { breadcrumbList } from '@kaadu/ui';

type Chapter = 'howToGetThere' | 'bestTime';

/** Loads a chapter of a guide. Its URL contains the guide's title and key. */
function loadChapter(chapter: Chapter, { api, params, url, signal }: LoaderArgs<Api>): Promise<GuideDetail> {
  return loadDetail({
    params,
    url,
    load: (key) => api.getGuide({ primary_key: key }, { signal }),
    titleOf: (guide) => guide.url,
    getHref: paths[chapter].getHref,
  });
}

export const loadHowToGetThere = (args: LoaderArgs<Api>) => loadChapter('howToGetThere', args);
export const loadBestTime = (args: LoaderArgs<Api>) => loadChapter('bestTime', args);

/** Returns the months that the guide recommends, 1–12. */
export function bestMonths({ months }: Pick<GuideDetail, 'months'>): number[] {
  return months.flatMap(({ verdict }, index) => (verdict === 'best' ? [index + 1] : []));
}

export function howToGetThereMeta(guide: GuideDetail, { url }: { url: URL }): PageMeta {
  const times = guide.how_to_get_there.map(({ mode, hours }) => `by ${mode} ${driveTime(hours)}`).join(', ');
  return chapterMeta('howToGetThere', guide, url, {
    title: `How to get to ${guide.destination.name}`,
    description: `${guide.destination.name} is ${guide.distance_km} km from Bengaluru: ${times}, door to door. Routes, trains and airports.`,
  });
}

export function bestTimeMeta(guide: GuideDetail, { url }: { url: URL }): PageMeta {
  return chapterMeta('bestTime', guide, url, {
    title: `Best time to visit ${guide.destination.name}`,
    description: `${guide.destination.name} is at its best from ${monthSpans(bestMonths(guide))}. Rain, temperature and our advice for each month of the year.`,
  });
}

/**
 * Returns the head of a chapter. Only the guide has FAQ structured data, because search engines expect each question on
 * one page.
 */
function chapterMeta(
  chapter: Chapter,
  guide: GuideDetail,
  url: URL,
  { title, description }: { title: string; description: string },
): PageMeta {
  const href = paths[chapter].getHref(guide.url, guide.primary_key);
  return {
    title,
    description,
    image: guide.card_image?.imagestorepath,
    canonical: href,
    type: 'article',
    structuredData: [
      breadcrumbList([...destinationTrail(guide.destination), { name: title, href }], url),
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        url: new URL(href, url).href,
        about: {
          '@type': 'TouristDestination',
          name: guide.destination.name,
          geo: { '@type': 'GeoCoordinates', ...guide.coordinates },
        },
      },
    ],
  };
}
