import type { Api } from '@kaadu/api-client';
import type { LoaderArgs } from '@kaadu/contracts';
import type { StoryCard } from '@kaadu/contracts/cards';
import type { FooterDetails } from '@kaadu/contracts/home';
import type { RecentStory } from '@kaadu/contracts/stories';

/** §9: how many stories the footer asks for, as the call wants it. */
export const maxStory = '6';

/** What the footer shows of a story. */
export type FooterStory = Pick<StoryCard, 'primary_key' | 'blog_url' | 'blog_title'>;

/** What the server brings along. A part that could not be loaded is missing and is fetched in the browser. */
export interface FooterData {
  readonly details?: FooterDetails;
  readonly stories?: readonly FooterStory[];
  /** Null when there is no story at all. */
  readonly recentStory?: RecentStory;
}

/** Loads the stories of the footer, without what it does not show: they travel in every page. */
export async function loadStories(api: Api, signal: AbortSignal): Promise<readonly FooterStory[]> {
  const cards = await api.listStoryCards({ maxStory }, { signal });
  return cards.slice(0, Number(maxStory)).map(({ primary_key, blog_url, blog_title }) => ({
    primary_key,
    blog_url,
    blog_title,
  }));
}

/** Loads the parts of the footer side by side; one that fails does not take the other with it. */
export async function loadFooter({
  api,
  signal,
}: Pick<LoaderArgs<Api>, 'api' | 'signal'>): Promise<FooterData> {
  const [details, stories, recentStory] = await Promise.allSettled([
    api.getFooterDetails({ signal }),
    loadStories(api, signal),
    api.getRecentStory({ signal }),
  ]);
  return {
    ...(details.status === 'fulfilled' && { details: details.value }),
    ...(stories.status === 'fulfilled' && { stories: stories.value }),
    ...(recentStory.status === 'fulfilled' && { recentStory: recentStory.value }),
  };
}
