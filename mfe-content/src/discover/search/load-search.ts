import type { Api } from '@kaadu/api-client';
import { isHttpError, paths, site, type LoaderArgs, type MetaArgs, type PageMeta } from '@kaadu/contracts';
import { cutText } from '@kaadu/contracts/text';
import type { SearchResults } from '@kaadu/contracts/search';
import { loadListing, type ListingData } from '../listing/load-listing';
import { sharedMessages } from '../../shared/trip/messages';
import { searchMessages } from './messages';

/** Maximum length of a search text; the API ignores the rest. */
export const maxTextLength = 100;

export type SearchData =
  | { readonly text: string; readonly state: 'nothing asked' }
  | { readonly text: string; readonly state: 'failed' }
  | {
      readonly text: string;
      readonly state: 'answered';
      readonly found: SearchResults;
      /** The stays and activities among the results, with their filters. */
      readonly experiences: ListingData;
    };

/** Returns the search text of a page. */
export function searchText(params: URLSearchParams): string {
  return cutText((params.get('text') ?? '').trim(), maxTextLength);
}

/**
 * Searches for a text. If the search fails, the page reports it and keeps the text.
 * @throws HttpError 301 to the canonical URL when the query comes from the form without JavaScript
 */
export async function loadSearch(args: LoaderArgs<Api>): Promise<SearchData> {
  const { api, url, signal } = args;
  const text = searchText(url.searchParams);
  if (!text) return { text, state: 'nothing asked' };
  try {
    const [found, experiences] = await Promise.all([
      api.searchAll({ text }, { signal }),
      loadListing(args, text),
    ]);
    return { text, state: 'answered', found, experiences };
  } catch (error) {
    if (isHttpError(error) || signal.aborted) throw error;
    console.warn('The search failed', error);
    return { text, state: 'failed' };
  }
}

export function searchMeta({ text }: SearchData, { language = 'en' }: MetaArgs): PageMeta {
  const t = searchMessages.in(language);
  return {
    title: `${text ? t('resultsFor', { text }) : t('search')} | ${site.name}`,
    description: t('metaDescription', { city: sharedMessages.in(language)('city') }),
    canonical: paths.search.path,
    robots: 'noindex,follow',
    // Not cached: arbitrary search texts would evict pages that many visitors read.
    isLive: true,
  };
}
