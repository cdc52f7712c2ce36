import * as z from 'zod/mini';
import { ExperienceCard } from './cards';
import type { Endpoint } from '../endpoints/endpoint';
import { Paise, PrimaryKey, paging } from '../fields/fields';
import { filterNames, listingKinds, listingSorts, traitNames } from './listing-filters';
import { AnyText, KeyList, KeyText } from '../endpoints/query';

/** One option of a filter with the number of results that it would leave, given the other filters. */
export const Facet = z.object({ primary_key: PrimaryKey, name: z.string(), count: z.int() });
export type Facet = z.infer<typeof Facet>;

/** Dates and party of a search as parsed: malformed or past dates are dropped, long stays are shortened. */
export const ListingTrip = z.object({
  /** ISO date: arrival of a stay, or the first day on which an activity may take place. */
  from: z.string(),
  /** Departure of a stay, or the last such day; null for one night or one day. */
  to: z.nullable(z.string()),
  guests: z.int(),
  /** Ages of the children among the guests. */
  ages: z.array(z.int()),
});
export type ListingTrip = z.infer<typeof ListingTrip>;

/** Price with GST for the party, of the cheapest option that it can book on the dates. */
export const TripPrice = z.object({
  total: Paise,
  /** Price of the same for a signed-in member. */
  member_total: Paise,
  from: z.string(),
  /** Departure of a stay; null for an activity, which takes place on `from`. */
  to: z.nullable(z.string()),
  /** Nights of a stay; 0 for an activity. */
  nights: z.int(),
  guests: z.int(),
  /**
   * Instant until which cancellation is free, for the earliest start of the day; null where it no longer is.
   */
  free_cancellation_until: z.nullable(z.string()),
});
export type TripPrice = z.infer<typeof TripPrice>;

/** A card of the listing; `trip` is null where no dates were given. */
export const ListingCard = z.extend(ExperienceCard, { trip: z.nullable(TripPrice) });
export type ListingCard = z.infer<typeof ListingCard>;

/** A result as shown on a map. */
export const ListingPin = z.pick(ListingCard, {
  primary_key: true,
  url: true,
  title: true,
  short_name: true,
  card_image: true,
  location: true,
  coordinates: true,
  is_stay: true,
  rating: true,
  price: true,
  trip: true,
});
export type ListingPin = z.infer<typeof ListingPin>;

export const Listing = z.object({
  cards: z.array(ListingCard),
  ...paging,
  page_size: z.int(),
  sort: z.enum(listingSorts),
  /** Rupees. Sorting and range use the card price per night or person, whatever the dates. */
  range: z.tuple([z.int(), z.int()]),
  /** Lowest and highest card price in rupees in the whole catalogue: the ends of the slider. */
  range_limits: z.tuple([z.int(), z.int()]),
  /** Requested filters after clamping; unknown keys are dropped. */
  selected: z.record(z.enum(filterNames), z.array(PrimaryKey)),
  /** Counts for the dates and the party, when they are given. */
  facets: z.record(z.enum(filterNames), z.array(Facet)),
  /** Kind that the results are limited to; null for both. */
  kind: z.nullable(z.enum(listingKinds)),
  /** Number of results of each kind, given the other filters. */
  kind_counts: z.record(z.enum(listingKinds), z.int()),
  /** The same as `selected` and `facets`, of the filters by a fact of the experience. */
  selected_traits: z.record(z.enum(traitNames), z.array(PrimaryKey)),
  traits: z.record(z.enum(traitNames), z.array(Facet)),
  /** The same of the filter by amenities, of which a result has all. Each is counted together with the selected ones. */
  amenities: z.optional(z.object({ selected: z.array(PrimaryKey), choices: z.array(Facet) })),
  trip: z.nullable(ListingTrip),
  /** Nearest dates of the same length with results for the filters, when these have none. */
  alternatives: z.array(z.object({ from: z.string(), to: z.nullable(z.string()) })),
});
export type Listing = z.infer<typeof Listing>;
export type FacetName = keyof Listing['facets'];
export type TraitName = keyof Listing['traits'];

/** Dates and party of a search; malformed values are ignored. */
const tripTexts = { from: AnyText, to: AnyText, guests: AnyText, ages: AnyText };

const ListingQuery = z.object({
  /** Search text that results must match. `recommended` is then the order of relevance. */
  text: AnyText,
  destinations_pk: AnyText,
  activities_pk: AnyText,
  themes_pk: AnyText,
  stay_type_pk: AnyText,
  durations_pk: AnyText,
  budgets_pk: AnyText,
  kind: AnyText,
  free_cancellation: AnyText,
  rating: AnyText,
  distance: AnyText,
  /** Results have all of these. */
  amenities_pk: AnyText,
  page: AnyText,
  range: AnyText,
  sort: AnyText,
  /** Dates and party. With dates, the listing shows only what the party can book on them. */
  ...tripTexts,
});

export const getListing = {
  method: 'GET',
  path: '/home/filter',
  noun: 'listing',
  summary: 'The listing with its filters (§2.1); lists are comma-separated keys, `range` is rupees',
  query: ListingQuery,
  data: Listing,
  cache: 'revalidated',
} as const satisfies Endpoint;

export const listPins = {
  method: 'GET',
  path: '/home/filter/pins',
  noun: 'listing',
  summary: 'The first 200 results of the same query on all of its pages, for a map; `page` has no effect',
  query: ListingQuery,
  data: z.array(ListingPin),
  cache: 'revalidated',
} as const satisfies Endpoint;

export const listSimilarExperiences = {
  method: 'GET',
  path: '/experience/getSimilarExp',
  noun: 'listing',
  summary:
    'Experiences near another, of its kind and about its price; with dates, those that the party can book',
  query: z.object({ primary_key: KeyText, ...tripTexts }),
  data: z.array(ListingCard),
  cache: 'revalidated',
} as const satisfies Endpoint;

/** Price of an experience for a party on its dates; null where it cannot be booked. */
export const TripPriceOf = z.object({ primary_key: PrimaryKey, trip: z.nullable(TripPrice) });

export const listTripPrices = {
  method: 'GET',
  path: '/experience/getTripPrices',
  noun: 'listing',
  summary: 'What each of the named experiences costs a party on its dates; without dates, none has a price',
  query: z.object({ experiences_pk: KeyList, ...tripTexts }),
  data: z.array(TripPriceOf),
  cache: 'revalidated',
} as const satisfies Endpoint;
