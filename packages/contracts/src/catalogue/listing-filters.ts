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
