import type { Api } from '@kaadu/api-client';
import type { LoaderArgs } from '@kaadu/contracts';
import type { SearchSuggestions } from '@kaadu/contracts/search';
import type { RecentStory } from '@kaadu/contracts/stories';

/** Data loaded on the server. Data that failed to load is undefined and is fetched in the browser. */
export interface HeaderData {
  /** Null when there is no story at all. */
  readonly recentStory?: RecentStory;
  readonly suggestions?: SearchSuggestions;
}

/** Loads the data of the header in parallel. Each request may fail independently. */
export async function loadHeader({
  api,
  signal,
}: Pick<LoaderArgs<Api>, 'api' | 'signal'>): Promise<HeaderData> {
  const [recentStory, suggestions] = await Promise.allSettled([
    api.getRecentStory({ signal }),
    api.getSearchSuggestions({ signal }),
  ]);
  return {
    ...(recentStory.status === 'fulfilled' && { recentStory: recentStory.value }),
    ...(suggestions.status === 'fulfilled' && { suggestions: suggestions.value }),
  };
}
