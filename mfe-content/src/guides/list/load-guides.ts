import type { Api } from '@kaadu/api-client';
import { paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { GuideCard } from '@kaadu/contracts/cards';
import { breadcrumbList } from '@kaadu/ui';
import { itemList } from '../../shared/structured-data/item-list';

export type Guides = readonly GuideCard[];
export const guidesTrail = [{ name: 'Home', href: paths.home.getHref() }];

export function loadGuides({ api, signal }: LoaderArgs<Api>): Promise<Guides> {
  return api.listGuides({}, { signal });
}

export function guidesMeta(guides: Guides, { url }: { url: URL }): PageMeta {
  return {
    title: `Travel guides | ${site.name}`,
    description: `When to go, how to get there and what to do: ${guides.length} guides to places within reach of ${site.city}.`,
    image: guides[0]?.card_image?.imagestorepath,
    canonical: paths.guides.getHref(),
    structuredData: [
      breadcrumbList([...guidesTrail, { name: 'Guides', href: paths.guides.getHref() }], url),
      itemList(
        guides.map((guide) => ({
          name: guide.title,
          href: paths.guide.getHref(guide.url, guide.primary_key),
        })),
        url,
      ),
    ],
  };
}
