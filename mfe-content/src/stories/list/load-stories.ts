import type { Api } from '@kaadu/api-client';
import { paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { StoriesPage } from '@kaadu/contracts/stories';
import { readPage } from '../../shared/pagination/read-page';
import { breadcrumbList } from '@kaadu/ui';
import { itemList } from '../../shared/structured-data/item-list';

export const storiesTrail = [{ name: 'Home', href: paths.home.getHref() }];

/** Returns the URL of a page of the stories. */
export function storiesHref(page: number): string {
  return page > 1 ? `${paths.stories.getHref()}?page=${page}` : paths.stories.getHref();
}

export function loadStories({ api, url, signal }: LoaderArgs<Api>): Promise<StoriesPage> {
  return api.listStories({ page: readPage(url.searchParams) }, { signal });
}

export function storiesMeta({ stories, page }: StoriesPage, { url }: { url: URL }): PageMeta {
  return {
    title: `Stories${page > 1 ? `, page ${page}` : ''} | ${site.name}`,
    description: `Notes from the trail by people who went: forests, rivers, coasts and estates within reach of ${site.city}.`,
    image: stories[0]?.card_image?.imagestorepath,
    canonical: storiesHref(page),
    robots: stories.length === 0 ? 'noindex,follow' : undefined,
    structuredData: [
      breadcrumbList([...storiesTrail, { name: 'Stories', href: paths.stories.getHref() }], url),
      itemList(
        stories.map((story) => ({
          name: story.blog_title,
          href: paths.story.getHref(story.blog_url, story.primary_key),
        })),
        url,
      ),
    ],
  };
}
