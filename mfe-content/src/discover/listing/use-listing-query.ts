import { useNavigation } from '@kaadu/federation/react';
import { useState } from 'react';
import { listingHref, type ListingQuery } from './listing-query';

interface Change {
  /** Replaces the history entry instead of adding one, for typed values. */
  readonly replace?: boolean;
}

/**
 * Returns the visitor's current query and a function that navigates to another. The query is updated optimistically
 * while the navigation is pending, so that quick successive choices add up instead of overwriting each other.
 */
export function useListingQuery(shown: ListingQuery) {
  const { navigate, pending } = useNavigation();
  const [wasPending, setWasPending] = useState(pending);
  const [optimistic, setOptimistic] = useState<{ from: string; query: ListingQuery } | null>(null);
  const here = listingHref(shown);

  if (pending !== wasPending) {
    setWasPending(pending);
    if (!pending) setOptimistic(null);
  }

  const change = (next: ListingQuery, { replace = false }: Change = {}) => {
    setOptimistic({ from: here, query: next });
    navigate(listingHref(next), { replace, keepScroll: true });
  };
  return { query: optimistic?.from === here ? optimistic.query : shown, change };
}
