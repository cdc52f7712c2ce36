import * as z from 'zod/mini';
import { ExperienceCard } from './cards';
import type { Endpoint } from './endpoint';
import { PrimaryKey, paging } from './fields';
import { filterNames, listingSorts } from './listing-filters';
import { AnyText } from './query';

/** One choice of a filter with how many results it would leave, given the other filters. */
export const Facet = z.object({ primary_key: PrimaryKey, name: z.string(), count: z.int() });
export type Facet = z.infer<typeof Facet>;

export const Listing = z.object({
  cards: z.array(ExperienceCard),
  ...paging,
  page_size: z.int(),
  sort: z.enum(listingSorts),
  range: z.tuple([z.int(), z.int()]),
  /** Lowest and highest card price in rupees over the whole catalogue: the slider's ends. */
  range_limits: z.tuple([z.int(), z.int()]),
  /** What was asked for after clamping; unknown keys are dropped. */
  selected: z.record(z.enum(filterNames), z.array(PrimaryKey)),
  facets: z.record(z.enum(filterNames), z.array(Facet)),
});
export type Listing = z.infer<typeof Listing>;
export type FacetName = keyof Listing['facets'];

export const getListing = {
  method: 'GET',
  path: '/home/filter',
  noun: 'listing',
  summary: 'The listing with every filter of §2.1; lists are comma-separated keys, `range` is rupees',
  query: z.object({
    destinations_pk: AnyText,
    activities_pk: AnyText,
    themes_pk: AnyText,
    stay_type_pk: AnyText,
    durations_pk: AnyText,
    budgets_pk: AnyText,
    page: AnyText,
    range: AnyText,
    sort: AnyText,
  }),
  data: Listing,
} as const satisfies Endpoint;
