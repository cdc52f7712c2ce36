import type { SearchDestination, SearchExperience, SearchSuggestions } from '@kaadu/contracts/search';
import type { SearchState } from './use-search';

export interface PanelContent {
  readonly experiences: readonly SearchExperience[];
  readonly destinations: readonly SearchDestination[];
  readonly recent: readonly string[];
}

/** Returns the content of the panel for a state of the search. */
export function panelContent(
  search: SearchState,
  suggestions: SearchSuggestions | undefined,
  recent: readonly string[],
): PanelContent {
  if (search.phase === 'results') return { ...search.results, recent: [] };
  if (search.phase !== 'suggestions') return { experiences: [], destinations: [], recent: [] };
  return {
    experiences: suggestions?.top_experiences ?? [],
    destinations: suggestions?.top_destinations ?? [],
    recent,
  };
}

/** Whether there is an option to choose. Without options the panel has no listbox. */
export function hasOptions({ experiences, destinations, recent }: PanelContent): boolean {
  return experiences.length + destinations.length + recent.length > 0;
}
