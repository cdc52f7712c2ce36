import type { Api } from '@kaadu/api-client';
import { paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { ActivityDetail } from '@kaadu/contracts/activities';
import { unlessEmpty, type Hydrated } from '@kaadu/federation/react/static-markup';
import { loadDetail } from '@kaadu/ui/detail-route';
import { breadcrumbList } from '@kaadu/ui';
import { experienceList } from '../../shared/structured-data/item-list';
import { liveCard, type WithTiles } from '../../shared/tiles/ExperienceTile/tile-card';

export const activityTrail = [
  { name: 'Home', href: paths.home.getHref() },
  { name: 'Experiences', href: paths.experiences.getHref() },
];

/** Data for hydration. The content of tiles is omitted, because the markup contains it. */
export type ActivityData = WithTiles<Hydrated<ActivityDetail, 'related_activities'>, 'experiences'>;

export function activityHydration(activity: ActivityDetail): ActivityData {
  return {
    ...activity,
    experiences: activity.experiences.map(liveCard),
    related_activities: unlessEmpty(activity.related_activities),
  };
}

/** Loads the page of both `/activities/…`, which is canonical, and `/activity/…` (§2.6). */
export function loadActivity({ api, params, url, signal }: LoaderArgs<Api>): Promise<ActivityDetail> {
  return loadDetail({
    params,
    url,
    load: (key) => api.getActivity({ primary_key: key }, { signal }),
    titleOf: (activity) => activity.page_url,
    getHref: paths.activities.getHref,
  });
}

export function activityMeta(activity: ActivityDetail, { url }: { url: URL }): PageMeta {
  const href = paths.activities.getHref(activity.page_url, activity.primary_key);
  return {
    title: `${activity.name} around ${site.city} | ${site.name}`,
    description: `${activity.tagline}. ${activity.experience_count} ways to go, with final prices.`,
    image: activity.card_image?.imagestorepath,
    canonical: href,
    structuredData: [
      breadcrumbList([...activityTrail, { name: activity.name, href }], url),
      experienceList(activity.experiences, url),
    ],
  };
}
