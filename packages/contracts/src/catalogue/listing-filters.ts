/** Sort orders of the listing; the first is the default. */
export const listingSorts = ['recommended', 'price_low', 'price_high', 'rating', 'newest'] as const;
export type ListingSort = (typeof listingSorts)[number];
export const listingPageSize = 12;

export const filterNames = [
  'destinations',
  'activities',
  'themes',
  'stay_types',
  'durations',
  'budgets',
] as const;

/** Query keys of the listing's filters (§2.1), mapped to facet lists in the response. */
export const filterKeys = {
  destinations_pk: 'destinations',
  activities_pk: 'activities',
  themes_pk: 'themes',
  stay_type_pk: 'stay_types',
  durations_pk: 'durations',
  budgets_pk: 'budgets',
} as const satisfies Record<string, (typeof filterNames)[number]>;
export type FilterKey = keyof typeof filterKeys;

/** Kinds of experiences that the listing can be limited to. */
export const listingKinds = ['stays', 'activities'] as const;
export type ListingKind = (typeof listingKinds)[number];

/** Filters by a fact of the experience, whose choices are the same in every catalogue. */
export const traitNames = ['cancellations', 'ratings', 'distances'] as const;

/** Query keys of these filters. Their choices are whole numbers, explained in `traitChoices`. */
export const traitKeys = {
  free_cancellation: 'cancellations',
  rating: 'ratings',
  distance: 'distances',
} as const satisfies Record<string, (typeof traitNames)[number]>;
export type TraitKey = keyof typeof traitKeys;

/** Query key of the filter by amenities. A result has all chosen ones. */
export const amenitiesKey = 'amenities_pk';

/** Choices: 1 for free cancellation, tenths of a star at least, and kilometres from the city at most. */
export const traitChoices = {
  cancellations: [1],
  ratings: [45, 40, 35],
  distances: [100, 200, 300, 400],
} as const satisfies Record<(typeof traitNames)[number], readonly number[]>;
