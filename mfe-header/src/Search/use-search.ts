import { useApi } from '@kaadu/api-client/react';
import type { SearchResults } from '@kaadu/contracts/search';
import { useEffect, useState } from 'react';

const debounce = 150;

/** §4: what the panel shows for a term. */
export type SearchState =
  | { readonly phase: 'suggestions' | 'loading' | 'empty' }
  | { readonly phase: 'results'; readonly results: SearchResults };

interface Answer {
  readonly term: string;
  /** Null when the search failed. */
  readonly results: SearchResults | null;
}

/**
 * Searches while the visitor types. What it returns belongs to `term` by construction: an answer to an older term
 * counts as none, however late it comes.
 */
export function useSearch(term: string): SearchState {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!term) return;
    const outdated = new AbortController();
    const keep = (results: SearchResults | null) => {
      if (!outdated.signal.aborted) setAnswer({ term, results });
    };
    const timer = setTimeout(() => {
      api.searchAll({ text: term }, { signal: outdated.signal }).then(keep, () => keep(null)); // §8: a failure reads as empty
    }, debounce);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [api, term]);

  if (!term) return { phase: 'suggestions' };
  if (answer?.term !== term) return { phase: 'loading' };
  const { results } = answer;
  const found = results && results.experiences.length + results.destinations.length > 0;
  return found ? { phase: 'results', results } : { phase: 'empty' };
}
