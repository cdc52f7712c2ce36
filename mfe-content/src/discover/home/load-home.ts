import type { Api } from '@kaadu/api-client';
import type { LoaderArgs, PageMeta } from '@kaadu/contracts';
import { site } from '@kaadu/contracts';
import type { Home } from '@kaadu/contracts/home';
import { experienceList } from '../../shared/structured-data/item-list';
import { faqPage } from '../../shared/structured-data/faq-page';
import { organization } from '../../shared/structured-data/organization';

export function loadHome({ api, signal }: LoaderArgs<Api>): Promise<Home> {
  return api.getHome({ signal });
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
