import type { Api } from '@kaadu/api-client';
import { filterKeys, HttpError, type LoaderArgs } from '@kaadu/contracts';
import type { Listing } from '@kaadu/contracts/listing';
import {
  filterNames,
  isFormQuery,
  listingHref,
  listingParams,
  readListingQuery,
  type ListingQuery,
} from './listing-query';

export interface ListingData {
  readonly listing: Listing;
  /** The query as applied: clamped, and without keys unknown to the catalogue. */
  readonly query: ListingQuery;
}

/**
 * Loads one page of the listing.
 * @throws HttpError 301 to the canonical address when the query comes from the form without JavaScript
 */
export async function loadListing({ api, url, signal }: LoaderArgs<Api>): Promise<ListingData> {
  const requested = readListingQuery(url.searchParams);
  if (isFormQuery(url.searchParams)) throw new HttpError(301, 'Moved Permanently', listingHref(requested));
  const listing = await api.getListing(listingParams(requested), { signal });
  const filters = { ...requested.filters };
  for (const name of filterNames) filters[name] = listing.selected[filterKeys[name]] ?? [];
  return { listing, query: { filters, sort: listing.sort, range: requested.range, page: requested.page } };
}
