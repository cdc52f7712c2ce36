import type { Db } from '../../platform/database/database';
import { findExperienceKeys } from '../search';
import type { ListingRequest } from './listing-request';

/** The filters of a page or a count of the listing. */
export interface ListingFilters extends Pick<ListingRequest, 'selected' | 'range' | 'trip'> {
  /** Keys of the experiences that a search has found, the best first; null: without a search. */
  readonly found: readonly number[] | null;
}

/** The filters of a request, with what its search finds. */
export async function filtersOf(
  db: Db,
  { selected, range, trip, text }: Pick<ListingRequest, 'selected' | 'range' | 'trip' | 'text'>,
): Promise<ListingFilters> {
  return { selected, range, trip, found: text ? await findExperienceKeys(db, text) : null };
}
