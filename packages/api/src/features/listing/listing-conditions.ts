import type { FacetName } from '@kaadu/contracts/listing';
import { and, arrayOverlaps, between, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { experiences } from '../catalogue';
import type { ListingChoices } from './choices-repository';
import type { ListingRequest } from './listing-request';

/** The filters of a page or a count of the listing. */
export interface ListingFilters extends Pick<ListingRequest, 'selected' | 'range' | 'trip'> {
  /** Keys of the experiences that a search has found, the best first; null: without a search. */
  readonly found: readonly number[] | null;
}

/** Keys of experiences as one parameter. */
const keysOf = (keys: readonly number[]): SQL => sql`${sql.param([...keys])}::int[]`;

/** Only what the search has found; no condition without one. */
export function foundBySearch({ found }: ListingFilters): SQL | undefined {
  return found ? sql`${experiences.primaryKey} = ANY(${keysOf(found)})` : undefined;
}

/** The order in which a search has found them. */
export function orderOfSearch(found: readonly number[]): SQL {
  return sql`array_position(${keysOf(found)}, ${experiences.primaryKey})`;
}

function costs(from: number, to: number): SQL | undefined {
  return and(gte(experiences.cardTotal, from), lt(experiences.cardTotal, to));
}

/** One condition for each filter with a selection. */
export function filterConditions(
  { selected }: ListingFilters,
  { bands }: ListingChoices,
): { readonly name: FacetName; readonly condition: SQL }[] {
  const filters: Record<FacetName, (keys: number[]) => SQL | undefined> = {
    destinations: (keys) => inArray(experiences.destinationPk, keys),
    activities: (keys) => arrayOverlaps(experiences.activityPks, keys),
    themes: (keys) => arrayOverlaps(experiences.themePks, keys),
    stay_types: (keys) => inArray(experiences.stayTypePk, keys),
    durations: (keys) => inArray(experiences.durationPk, keys),
    budgets: (keys) =>
      or(...bands.filter(({ key }) => keys.includes(key)).map(({ from, to }) => costs(from, to))),
  };
  return facetNames.flatMap((name) => {
    const condition = selected[name].length > 0 ? filters[name]([...selected[name]]) : undefined;
    return condition ? [{ name, condition }] : [];
  });
}

export const facetNames = [
  'destinations',
  'activities',
  'themes',
  'stay_types',
  'durations',
  'budgets',
] as const;

export function withinRange({ range: [from, to] }: ListingFilters): SQL {
  return between(experiences.cardTotal, from * 100, to * 100);
}

/** All conditions of a request combined. */
export function listingWhere(filters: ListingFilters, choices: ListingChoices): SQL | undefined {
  return and(
    withinRange(filters),
    foundBySearch(filters),
    ...filterConditions(filters, choices).map(({ condition }) => condition),
  );
}
