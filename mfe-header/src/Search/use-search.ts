import { useApi } from '@kaadu/api-client/react';
import type { SearchResults } from '@kaadu/contracts/search';
import { useEffect, useState } from 'react';

const debounceMs = 150;

/** State of the panel for a search term (§4). */
export type SearchState =
  | { readonly phase: 'suggestions' | 'loading' | 'empty' }
  | { readonly phase: 'results'; readonly results: SearchResults };

interface SearchResponse {
  readonly term: string;
  /** Null when the search failed. */
  readonly results: SearchResults | null;
}

/** Searches while the visitor types. A response to an earlier term is ignored, however late it arrives. */
export function useSearch(term: string): SearchState {
  const api = useApi();
  const [response, setResponse] = useState<SearchResponse | null>(null);

  useEffect(() => {
    if (!term) return;
    const outdated = new AbortController();
    const keep = (results: SearchResults | null) => {
      if (!outdated.signal.aborted) setResponse({ term, results });
    };
    const timer = setTimeout(() => {
      // §8: a failed search shows as no results.
      api.searchAll({ text: term }, { signal: outdated.signal }).then(keep, () => keep(null));
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [api, term]);

  if (!term) return { phase: 'suggestions' };
  if (response?.term !== term) return { phase: 'loading' };
  const { results } = response;
  const found = results && results.experiences.length + results.destinations.length > 0;
  return found ? { phase: 'results', results } : { phase: 'empty' };
}
