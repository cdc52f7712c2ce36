import type { Api } from '@kaadu/api-client';
import { paths, site, type LoaderArgs, type PageMeta } from '@kaadu/contracts';
import type { StoryDetail } from '@kaadu/contracts/stories';
import { omittedFromHydration, unlessEmpty, type Hydrated } from '@kaadu/federation/react/static-markup';
import { loadDetail } from '@kaadu/ui/detail-route';
import { breadcrumbList } from '@kaadu/ui';
import { liveCard, type WithTiles } from '../../shared/tiles/ExperienceTile/tile-card';

export const storyTrail = [
  { name: 'Home', href: paths.home.getHref() },
  { name: 'Stories', href: paths.stories.getHref() },
];

/** Data for hydration. The text and the related stories are omitted, because the markup contains them. */
export type StoryData = WithTiles<
  Hydrated<StoryDetail, 'sections' | 'related_stories'>,
  'related_experiences'
>;

export function storyHydration(story: StoryDetail): StoryData {
  return {
    ...story,
    sections: omittedFromHydration,
    related_stories: unlessEmpty(story.related_stories),
    related_experiences: story.related_experiences.map(liveCard),
  };
}

/** Returns the title of a story, with a fallback for a record without one. */
export function storyTitle({ blog_title }: Pick<StoryDetail, 'blog_title'>): string {
  return blog_title || 'Untitled Story';
}

export function loadStory({ api, params, url, signal }: LoaderArgs<Api>): Promise<StoryDetail> {
  return loadDetail({
    params,
    url,
    load: (key) => api.getStory({ primary_key: key }, { signal }),
    titleOf: (story) => story.blog_url,
    getHref: paths.story.getHref,
  });
}

export function storyMeta(story: StoryDetail, { url }: { url: URL }): PageMeta {
  const href = paths.story.getHref(story.blog_url, story.primary_key);
  const title = storyTitle(story);
  return {
    title: `${title} | ${site.name}`,
    description: story.blog_description,
    image: story.card_image?.imagestorepath,
    canonical: href,
    type: 'article',
    structuredData: [
      breadcrumbList([...storyTrail, { name: title, href }], url),
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: story.blog_description,
        datePublished: story.published_at,
        author: { '@type': 'Person', name: story.author },
        publisher: { '@type': 'Organization', name: site.name },
        mainEntityOfPage: new URL(href, url).href,
      },
    ],
  };
}
