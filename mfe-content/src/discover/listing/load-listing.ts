import type { Api } from '@kaadu/api-client';
import { filterKeys, HttpError, type LoaderArgs } from '@kaadu/contracts';
import type { Listing } from '@kaadu/contracts/listing';
import { partyChoiceOf } from '../../shared/trip/party';
import type { TripWish } from '../../shared/trip/trip-address';
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
  /** The dates of the address cannot be booked, and were left out. */
  readonly datesDropped: boolean;
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
  return {
    listing,
    query: { ...requested, filters, sort: listing.sort, trip: tripOf(listing, requested) },
    datesDropped: requested.trip.from !== '' && listing.trip === null,
  };
}

/** The dates as the API understood them. */
function tripOf({ trip }: Listing, requested: ListingQuery): TripWish {
  if (!trip) return { ...requested.trip, from: '', to: '' };
  return { from: trip.from, to: trip.to ?? '', party: partyChoiceOf(trip.guests, trip.ages) };
}
