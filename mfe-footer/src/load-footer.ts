import type { Api } from '@kaadu/api-client';
import type { LoaderArgs } from '@kaadu/contracts';
import type { StoryCard } from '@kaadu/contracts/cards';
import type { FooterDetails } from '@kaadu/contracts/home';
import type { RecentStory } from '@kaadu/contracts/stories';
import { omittedFromHydration, type Hydrated } from '@kaadu/federation/react/static-markup';
import { loadOffer, type MonsoonOffer } from './offer/offer';

/** §9: number of stories requested, as the string that the endpoint takes. */
export const maxStory = '6';

/** The fields of a story that the footer shows. */
export type FooterStory = Pick<StoryCard, 'primary_key' | 'blog_url' | 'blog_title'>;

/** Data loaded on the server. Data that failed to load is undefined and is fetched in the browser, except the offer. */
export interface FooterData {
  readonly details?: FooterDetails;
  readonly stories?: readonly FooterStory[];
  /** Null when there is no story at all. */
  readonly recentStory?: RecentStory;
  readonly offer?: MonsoonOffer;
}

/** Loads the stories with only the fields shown, because the data is embedded in every page. */
export async function loadStories(api: Api, signal: AbortSignal): Promise<readonly FooterStory[]> {
  const cards = await api.listStoryCards({ maxStory }, { signal });
  return cards.slice(0, Number(maxStory)).map(({ primary_key, blog_url, blog_title }) => ({
    primary_key,
    blog_url,
    blog_title,
  }));
}

/** Loads the data of the footer in parallel. Each request may fail independently. */
export async function loadFooter({
  api,
  signal,
}: Pick<LoaderArgs<Api>, 'api' | 'signal'>): Promise<FooterData> {
  const [details, stories, recentStory, offer] = await Promise.allSettled([
    api.getFooterDetails({ signal }),
    loadStories(api, signal),
    api.getRecentStory({ signal }),
    loadOffer({ api, signal }),
  ]);
  return {
    ...(details.status === 'fulfilled' && { details: details.value }),
    ...(stories.status === 'fulfilled' && { stories: stories.value }),
    ...(recentStory.status === 'fulfilled' && { recentStory: recentStory.value }),
    ...(offer.status === 'fulfilled' && { offer: offer.value }),
  };
}

/** Data for hydration. The lists are omitted, because the markup contains them. */
export type FooterHydration = Hydrated<FooterData, 'details' | 'stories'>;

/** Keeps the data of an incomplete footer, so that the browser can fetch what is missing and render it. */
export function footerHydration(data: FooterData): FooterHydration {
  const isComplete = data.details && data.recentStory !== undefined && data.stories?.length;
  return isComplete ? { ...data, details: omittedFromHydration, stories: omittedFromHydration } : data;
}
