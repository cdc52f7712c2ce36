import type { ListingCard, Listing } from '@kaadu/contracts/listing';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { Db } from '../../platform/database/database';
import { nearbyDates, priceSearch, type TripSearch } from '../availability';
import { listExperienceKeys } from '../catalogue';
import type { ListingChoices } from './choices-repository';
import { type ListingFilters, listingWhere } from './listing-conditions';

/** Adds to cards what the party pays on its dates. */
export async function priceCards(
  db: Db,
  cards: readonly ExperienceCard[],
  search: TripSearch | null,
  now: Date,
): Promise<ListingCard[]> {
  if (!search) return cards.map((card) => ({ ...card, trip: null }));
  const keys = cards.map(({ primary_key }) => primary_key);
  const prices = await priceSearch(db, keys, search, now);
  return cards.map((card) => {
    const priced = prices.get(card.primary_key);
    if (!priced) return { ...card, trip: null };
    const { total, member_total, nights } = priced.quote;
    const { from, to, party } = priced.trip;
    return {
      ...card,
      trip: {
        total,
        member_total,
        from,
        to,
        nights,
        guests: party.guests,
        free_cancellation_until: priced.freeCancellationUntil?.toISOString() ?? null,
      },
    };
  });
}

/** So many of the best matches are asked for other dates. */
const askedForDates = 60;

/** Dates near those of a search without results on which one of the best matches of the other filters can be booked. */
export async function listNearbyDates(
  db: Db,
  filters: ListingFilters,
  choices: ListingChoices,
  now: Date,
): Promise<Listing['alternatives']> {
  if (!filters.trip) return [];
  const keys = await listExperienceKeys(db, { where: listingWhere(filters, choices), limit: askedForDates });
  return nearbyDates(db, keys, filters.trip, now);
}
