import { useNavigation } from '@kaadu/federation/react';
import { useState } from 'react';
import { listingHref, type ListingQuery } from './listing-query';

interface Change {
  /** Typed values replace the history entry; chosen ones add one. */
  readonly replace?: boolean;
}

/**
 * The query that the visitor has put together and a function that goes there. It runs ahead of the shown page until the
 * navigation ends, so that quick choices add up instead of undoing each other while the first is still loading.
 */
export function useListingQuery(shown: ListingQuery) {
  const { navigate, pending } = useNavigation();
  const [wasPending, setWasPending] = useState(pending);
  const [ahead, setAhead] = useState<{ from: string; query: ListingQuery } | null>(null);
  const here = listingHref(shown);

  if (pending !== wasPending) {
    setWasPending(pending);
    if (!pending) setAhead(null);
  }

  const change = (next: ListingQuery, { replace = false }: Change = {}) => {
    setAhead({ from: here, query: next });
    navigate(listingHref(next), { replace, keepScroll: true });
  };
  return { query: ahead?.from === here ? ahead.query : shown, change };
}
