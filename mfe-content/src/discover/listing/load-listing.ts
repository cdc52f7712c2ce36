import { isApiError, type Api } from '@kaadu/api-client';
import { HttpError, type LoaderArgs } from '@kaadu/contracts';
import type { Listing, ListingCard, ListingPin } from '@kaadu/contracts/listing';
import { useEffect } from 'react';
import { liveCard, type TileCard } from '../../shared/tiles/ExperienceTile/tile-card';
import { isTooLarge, partyChoiceOf } from '@kaadu/travel-ui/trip';
import type { TripWish } from '@kaadu/travel-ui/trip';
import {
  choiceNames,
  filterNames,
  isFormQuery,
  listingHref,
  listingParams,
  readListingQuery,
  type ListingQuery,
} from './listing-query';

/** A card of the list. For hydration the content of its tile is omitted, because the markup contains it. */
export type ListedCard = TileCard & Pick<ListingCard, 'trip'>;

export type ShownListing = Omit<Listing, 'cards'> & { readonly cards: readonly ListedCard[] };

export interface ListingData {
  readonly listing: ShownListing;
  /** The query as applied: clamped, and without keys unknown to the catalogue. */
  readonly query: ListingQuery;
  /** Pins of the map, from all pages; null without a map, and where they could not be loaded. */
  readonly pins: readonly ListingPin[] | null;
  /** Whether the dates in the URL cannot be booked and were dropped. */
  readonly datesDropped: boolean;
  /** Whether the URL requested more guests than can be booked online, so that the number was reduced. */
  readonly partyReduced: boolean;
  /** The query that failed because the API did not respond; the data is then the previous list. */
  readonly unanswered: ListingQuery | null;
}

/** The list on the page; null on the server, and on other pages. */
let shown: ListingData | null = null;

/** Caches the list on the page in case the next one cannot be loaded. */
export function useCachedListing(data: ListingData): void {
  useEffect(() => {
    shown = data;
    return () => {
      shown = null;
    };
  }, [data]);
}

/**
 * Loads one page of the listing. While the API is down, the list on the page stays.
 * @param text search text of the page
 * @throws HttpError 301 to the canonical URL when the query comes from the form without JavaScript
 */
export async function loadListing({ api, url, signal }: LoaderArgs<Api>, text = ''): Promise<ListingData> {
  const requested = readListingQuery(url.searchParams, text);
  if (isFormQuery(url.searchParams)) throw new HttpError(301, 'Moved Permanently', listingHref(requested));
  try {
    const [listing, pins] = await Promise.all([
      api.getListing(listingParams(requested), { signal }),
      requested.view === 'map' ? loadPins(api, requested, signal) : null,
    ]);
    return { ...dataOf(listing, requested), pins, partyReduced: isTooLarge(url.searchParams) };
  } catch (error) {
    const isDown = isApiError(error) && (error.status === 0 || error.status >= 500);
    if (!isDown || shown?.query.text !== text) throw error;
    return { ...shown, unanswered: requested };
  }
}

/** Loads the pins of the map. Null when the API does not respond: the map then shows the current page of results. */
async function loadPins(api: Api, query: ListingQuery, signal: AbortSignal): Promise<ListingPin[] | null> {
  try {
    return await api.listPins(listingParams({ ...query, page: 1 }), { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('The map shows one page of results: the others could not be loaded', error);
    return null;
  }
}

/** Reduces the data for hydration. A map shows more of the cards than their tiles do, so it keeps everything. */
export function listingHydration(data: ListingData): ListingData {
  if (data.query.view === 'map') return data;
  const cards = data.listing.cards.map((card) => ({ ...liveCard(card), trip: card.trip }));
  return { ...data, listing: { ...data.listing, cards } };
}

function dataOf(listing: Listing, requested: ListingQuery): Omit<ListingData, 'partyReduced' | 'pins'> {
  const filters = { ...requested.filters };
  const applied = {
    ...listing.selected,
    ...listing.selected_traits,
    amenities: listing.amenities?.selected,
  };
  for (const name of filterNames) filters[name] = applied[choiceNames[name]] ?? [];
  return {
    listing,
    query: {
      ...requested,
      kind: listing.kind,
      filters,
      sort: listing.sort,
      trip: tripOf(listing, requested),
    },
    datesDropped: requested.trip.from !== '' && listing.trip === null,
    unanswered: null,
  };
}

/** Returns the dates as the API parsed them. */
function tripOf({ trip }: Listing, requested: ListingQuery): TripWish {
  if (!trip) return { ...requested.trip, from: '', to: '' };
  return { from: trip.from, to: trip.to ?? '', party: partyChoiceOf(trip.guests, trip.ages) };
}
