import type { Listing, ListingCard } from '@kaadu/contracts/listing';
import type { Db } from '../../platform/database/database';
import { nearbyDates, priceSearch, type TripSearch } from '../availability';
import { listCardsByKey } from '../catalogue';
import type { ListingChoices } from './choices-repository';
import type { ListingFilters } from './listing-filters';
import type { Matches } from './matches';

/**
 * Cards in the order of their keys; with dates, with what the party pays on them, and without those that somebody has booked
 * since they were found.
 */
export async function listPricedCards(
  db: Db,
  keys: readonly number[],
  search: TripSearch | null,
  now: Date,
): Promise<ListingCard[]> {
  if (!search) return (await listCardsByKey(db, keys)).map((card) => ({ ...card, trip: null }));
  const [cards, prices] = await Promise.all([listCardsByKey(db, keys), priceSearch(db, keys, search, now)]);
  return cards.flatMap((card) => {
    const priced = prices.get(card.primary_key);
    if (!priced) return [];
    const { total, member_total, nights } = priced.quote;
    const { from, to, party } = priced.trip;
    const trip = {
      total,
      member_total,
      from,
      to,
      nights,
      guests: party.guests,
      free_cancellation_until: priced.freeCancellationUntil?.toISOString() ?? null,
    };
    return { ...card, trip };
  });
}

/** So many of the best matches are asked for other dates. */
const askedForDates = 60;

interface NearbySearch {
  readonly filters: ListingFilters;
  readonly choices: ListingChoices;
  readonly matches: Matches;
  readonly trip: TripSearch;
  readonly now: Date;
}

/** Dates near those of a search without results on which one of the best matches of the other filters can be booked. */
export async function listNearbyDates(
  db: Db,
  { filters, choices, matches, trip, now }: NearbySearch,
): Promise<Listing['alternatives']> {
  const best = { sort: 'recommended', offset: 0, limit: askedForDates } as const;
  return nearbyDates(db, await matches.list({ ...filters, trip: null }, choices, best), trip, now);
}
