import type { Api } from '@kaadu/api-client';
import type { LoaderArgs, PageMeta } from '@kaadu/contracts';
import { site } from '@kaadu/contracts';
import type { Home } from '@kaadu/contracts/home';
import { unlessEmpty, type Hydrated } from '@kaadu/federation/react/static-markup';
import { experienceList } from '../../shared/structured-data/item-list';
import { faqPage } from '../../shared/structured-data/faq-page';
import { organization } from '../../shared/structured-data/organization';
import { liveCard, type WithTiles } from '../../shared/tiles/ExperienceTile/tile-card';

export function loadHome({ api, signal }: LoaderArgs<Api>): Promise<Home> {
  return api.getHome({ signal });
}

type Omitted = 'activities' | 'destinations' | 'themes' | 'stories' | 'faqs';

/** Data for hydration. The content of these sections is omitted, because the markup contains it. */
export type HomeData = WithTiles<Hydrated<Home, Omitted>, 'featured_stays' | 'featured_activities'>;

export function homeHydration(home: Home): HomeData {
  return {
    ...home,
    featured_stays: home.featured_stays.map(liveCard),
    featured_activities: home.featured_activities.map(liveCard),
    activities: unlessEmpty(home.activities),
    destinations: unlessEmpty(home.destinations),
    themes: unlessEmpty(home.themes),
    stories: unlessEmpty(home.stories),
    faqs: unlessEmpty(home.faqs),
  };
}

export function homeMeta(home: Home, { url }: { url: URL }): PageMeta {
  return {
    title: `${site.name}: outdoor stays and adventures around ${site.city}`,
    description: site.description,
    image: home.banner.image.imagestorepath,
    canonical: '/',
    structuredData: [
      organization(url),
      { '@context': 'https://schema.org', '@type': 'WebSite', name: site.name, url: `${url.origin}/` },
      experienceList(home.featured_stays, url),
      ...(home.faqs.length > 0 ? [faqPage(home.faqs)] : []),
    ],
  };
}
