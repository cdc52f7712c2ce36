import type { Db } from '../../platform/database/database';
import { findExperienceKeys } from '../search';
import type { ListingRequest } from './listing-request';

/** Filters of a page of experiences or of a count. */
export interface ListingFilters extends Pick<ListingRequest, 'selected' | 'range' | 'trip'> {
  /** Keys of the search results, the best first; null: no search. */
  readonly found: readonly number[] | null;
}

/** Resolves the filters of a request, including its search. */
export async function filtersOf(
  db: Db,
  { selected, range, trip, text }: Pick<ListingRequest, 'selected' | 'range' | 'trip' | 'text'>,
): Promise<ListingFilters> {
  return { selected, range, trip, found: text ? await findExperienceKeys(db, text) : null };
}
