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
  /** What is shown: the address after clamping, without keys that the catalogue does not know. */
  readonly query: ListingQuery;
}

/** Loads one page of the listing. An address as the form without script makes it is sent on to its proper form. */
export async function loadListing({ api, url, signal }: LoaderArgs<Api>): Promise<ListingData> {
  const asked = readListingQuery(url.searchParams);
  if (isFormQuery(url.searchParams)) throw new HttpError(301, 'Moved Permanently', listingHref(asked));
  const listing = await api.getListing(listingParams(asked), { signal });
  const filters = { ...asked.filters };
  for (const name of filterNames) filters[name] = listing.selected[filterKeys[name]] ?? [];
  return { listing, query: { filters, sort: listing.sort, range: asked.range, page: asked.page } };
}
