import {
  amenitiesKey,
  filterKeys,
  listingKinds,
  listingPageSize,
  listingSorts,
  traitKeys,
  type FilterKey,
  type ListingKind,
  type ListingSort,
  type TraitKey,
} from '@kaadu/contracts';
import type { TripSearch } from '../availability';
import { type CountedName, kindKeys } from './filter-names';
import { clamp, wholeNumber } from './numbers';
import { parseTrip } from './trips/trip-request';

/** Query of the listing as received, not validated. */
export type RawListingQuery = Readonly<Record<string, string | undefined>>;

export interface ListingRequest {
  readonly selected: Readonly<Record<CountedName, readonly number[]>>;
  readonly kind: ListingKind | null;
  /** Price range in rupees, inclusive. */
  readonly range: readonly [number, number];
  readonly sort: ListingSort;
  readonly page: number;
  /** Dates and party; null for any dates. */
  readonly trip: TripSearch | null;
  /** Search text; empty: no search. */
  readonly text: string;
}

/** Names of the choices of every filter, by key. */
export type KnownChoices = Readonly<Record<CountedName, ReadonlyMap<number, string>>>;

/** Highest page number accepted; a page past the end is empty. */
const maxPage = 1_000_000;
const maxRupees = 10_000_000;
const maxChoices = 50;

/**
 * Parses the query of §2.1. Unknown or malformed values are dropped or clamped, never rejected (booking §6).
 */
export function parseListingRequest(
  query: RawListingQuery,
  known: KnownChoices,
  limits: readonly [number, number],
  now: Date,
): ListingRequest {
  const names = { ...filterKeys, ...traitKeys, [amenitiesKey]: 'amenities' } as const;
  const choose = (key: FilterKey | TraitKey | typeof amenitiesKey) => chosen(query[key], known[names[key]]);
  const kind = listingKinds.find((name) => name === query['kind']) ?? null;
  return {
    selected: {
      destinations: choose('destinations_pk'),
      activities: choose('activities_pk'),
      themes: choose('themes_pk'),
      stay_types: choose('stay_type_pk'),
      durations: choose('durations_pk'),
      budgets: choose('budgets_pk'),
      kinds: kind ? [kindKeys[kind]] : [],
      cancellations: choose('free_cancellation'),
      ratings: choose('rating'),
      distances: choose('distance'),
      amenities: choose(amenitiesKey),
    },
    kind,
    range: priceRange(query.range, limits),
    sort: listingSorts.find((sort) => sort === query.sort) ?? 'recommended',
    page: clamp(wholeNumber(query.page) ?? 1, 1, maxPage),
    trip: parseTrip(query, now),
    text: (query['text'] ?? '').trim(),
  };
}

export const pageOffset = ({ page }: ListingRequest) => (page - 1) * listingPageSize;

function chosen(text: string | undefined, known: ReadonlyMap<number, string>): number[] {
  const keys = (text ?? '').split(',').map(wholeNumber);
  const unique = new Set(keys.filter((key): key is number => key !== undefined && known.has(key)));
  return [...unique].sort((a, b) => a - b).slice(0, maxChoices);
}

function priceRange(text: string | undefined, limits: readonly [number, number]): [number, number] {
  const [first, second] = (text ?? '').split(',').map(wholeNumber);
  const from = clamp(first ?? limits[0], 0, maxRupees);
  const to = clamp(second ?? Math.max(limits[1], from), 0, maxRupees);
  return from <= to ? [from, to] : [to, from];
}
