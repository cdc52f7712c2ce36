import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { Listing, ListingCard } from '@kaadu/contracts/listing';
import type { ContentCache } from '../../../platform/cache/content-cache';
import { createRecordCache, type RecordCache } from '../../../platform/cache/record-cache';
import type { Db } from '../../../platform/database/database';
import { createTripPrices, type TripPrices, type TripSearch } from '../../availability';
import { listCardsByKey } from '../../catalogue';
import type { ListingChoices } from '../choices-repository';
import type { ListingFilters } from '../listing-filters';
import type { Matches } from '../matches';

/** Records that a page of experiences shows. */
export interface ListingRecords {
  readonly cards: RecordCache<ExperienceCard>;
  readonly trips: TripPrices;
}

/** Creates the cache of records for pages of experiences, valid until content changes. */
export function createListingRecords(db: Db, cache: ContentCache): ListingRecords {
  return {
    cards: createRecordCache(
      cache.values('cards'),
      async (keys) => new Map((await listCardsByKey(db, keys)).map((card) => [card.primary_key, card])),
    ),
    trips: createTripPrices(db, cache),
  };
}

/**
 * Lists cards in the order of their keys. With dates, each shows the party's price, and experiences that have
 * sold out since the search are left out.
 */
export async function listPricedCards(
  { cards: cardCache, trips }: ListingRecords,
  keys: readonly number[],
  search: TripSearch | null,
  now: Date,
): Promise<ListingCard[]> {
  const [found, prices] = await Promise.all([
    cardCache.read(keys),
    search && trips.search(keys, search, now),
  ]);
  const cards = keys.flatMap((key) => found.get(key) ?? []);
  if (!prices) return cards.map((card) => ({ ...card, trip: null }));
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

/** Number of the best matches whose other dates are checked. */
const checkedForDates = 60;

interface NearbySearch {
  readonly filters: ListingFilters;
  readonly choices: ListingChoices;
  readonly matches: Matches;
  readonly trip: TripSearch;
  readonly now: Date;
}

/** Lists dates near those of an empty result on which one of the best other matches is available. */
export async function listNearbyDates(
  { trips }: ListingRecords,
  { filters, choices, matches, trip, now }: NearbySearch,
): Promise<Listing['alternatives']> {
  const best = { sort: 'recommended', offset: 0, limit: checkedForDates } as const;
  return trips.nearbyDates(await matches.list({ ...filters, trip: null }, choices, best), trip, now);
}
