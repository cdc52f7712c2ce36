import type { ContentCache } from '../../platform/cache/content-cache';
import type { Db } from '../../platform/database/database';
import { indiaDate } from '../../platform/money/india-date';
import { listBookable, type TripSearch } from '../availability';
import type { ListingChoices } from './choices-repository';
import { countMatches, type MatchCounts } from './count-matches';
import { listMatches, type PageRequest } from './list-matches';
import type { ListingFilters } from './listing-filters';
import type { Wanted } from './match-conditions';

/**
 * Milliseconds for which results that depend on dates are cached, because every booking changes availability.
 * Maps are built from cached pages, and those from cached availability: nothing is older than three times
 * this value.
 */
const datedMs = 1_000;

/** Maximum age of cached results of a request; undefined: until content changes. */
export const maxAgeOf = ({ trip }: Pick<ListingFilters, 'trip'>): number | undefined =>
  trip ? datedMs : undefined;

/** Experiences that match a request; with dates, only those that the party can book. */
export interface Matches {
  count(filters: ListingFilters, choices: ListingChoices): Promise<MatchCounts>;
  /** Lists the keys of a range of the matches in the requested order. */
  list(filters: ListingFilters, choices: ListingChoices, page: PageRequest): Promise<readonly number[]>;
  /** Lists the keys of experiences that a party can book on its dates. */
  bookable(trip: TripSearch): Promise<readonly number[]>;
}

/** Queries matches in the database and caches the results. */
export function createMatches(db: Db, cache: ContentCache, now: () => Date): Matches {
  const bookables = cache.values<readonly number[]>('bookable-experiences');
  const counts = cache.values<MatchCounts>('listing-counts');
  const pages = cache.values<readonly number[]>('listing-pages');
  const bookable = (trip: TripSearch) =>
    bookables.get(JSON.stringify(trip), () => listBookable(db, trip, now()), datedMs);
  const want = async (filters: ListingFilters, choices: ListingChoices): Promise<Wanted> => {
    const { trip } = filters;
    return { filters, choices, bookable: trip && (await bookable(trip)), today: indiaDate(now()) };
  };
  return {
    bookable,
    count: (filters, choices) =>
      counts.get(
        JSON.stringify(filters),
        async () => countMatches(db, await want(filters, choices)),
        maxAgeOf(filters),
      ),
    list: (filters, choices, page) =>
      pages.get(
        JSON.stringify({ ...filters, ...page }),
        async () => listMatches(db, await want(filters, choices), page),
        maxAgeOf(filters),
      ),
  };
}
