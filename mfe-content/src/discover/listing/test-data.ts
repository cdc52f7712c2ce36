import type { Facet, Listing } from '@kaadu/contracts/listing';
import { aCard } from '../../shared/tiles/test-data';

const facet = (primary_key: number, name: string, count: number): Facet => ({ primary_key, name, count });

/** Returns one page of the listing with two cards. */
export function aListing(over: Partial<Listing> = {}): Listing {
  return {
    cards: [
      { ...aCard(), trip: null },
      {
        ...aCard({ primary_key: 13, url: 'reef', title: 'First breath', is_stay: false, rating: null }),
        trip: null,
      },
    ],
    total: 30,
    page: 1,
    page_count: 3,
    page_size: 12,
    sort: 'recommended',
    range: [500, 100_000],
    range_limits: [900, 24_000],
    selected: {
      destinations: [],
      activities: [],
      themes: [],
      stay_types: [],
      durations: [],
      budgets: [],
    },
    facets: {
      destinations: [facet(1, 'Coorg', 9), facet(2, 'Kabini', 4), facet(3, 'Ooty', 0)],
      activities: [facet(1, 'Trekking', 11)],
      themes: [facet(4, 'Rain chasing', 5)],
      stay_types: [facet(2, 'Camp', 6)],
      durations: [facet(1, 'One night', 8)],
      budgets: [facet(1, 'Under ₹3,000', 7)],
    },
    kind: null,
    kind_counts: { stays: 18, activities: 12 },
    selected_traits: { cancellations: [], ratings: [], distances: [] },
    traits: {
      cancellations: [facet(1, 'Free cancellation', 20)],
      ratings: [facet(45, '4.5 and up', 12), facet(40, '4 and up', 22), facet(35, '3.5 and up', 25)],
      distances: [facet(100, 'Within 100 km', 3), facet(200, 'Within 200 km', 9)],
    },
    amenities: { selected: [], choices: [facet(1, 'Swimming pool', 6), facet(3, 'Dogs welcome', 2)] },
    trip: null,
    alternatives: [],
    ...over,
  };
}

/** Two results that are far apart, as pins. */
export const somePins = [
  { ...aCard({ primary_key: 12, short_name: 'Misty Ridge' }), trip: null },
  {
    ...aCard({ primary_key: 13, short_name: 'Reef', coordinates: { latitude: 14, longitude: 74.3 } }),
    trip: null,
  },
];
