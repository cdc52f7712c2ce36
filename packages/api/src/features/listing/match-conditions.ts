import { filterNames } from '@kaadu/contracts';
import type { FacetName } from '@kaadu/contracts/listing';
import { and, arrayOverlaps, between, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { experiences } from '../catalogue';
import type { ListingChoices } from './choices-repository';
import type { ListingFilters } from './listing-filters';

/** Keys of experiences as a single parameter. */
const keysOf = (keys: readonly number[]): SQL => sql`${sql.param([...keys])}::int[]`;

/** Returns the SQL that orders by the position in the search results. */
export function orderOfSearch(found: readonly number[]): SQL {
  return sql`array_position(${keysOf(found)}, ${experiences.primaryKey})`;
}

function costs(from: number, to: number): SQL | undefined {
  return and(gte(experiences.cardTotal, from), lt(experiences.cardTotal, to));
}

/** Returns one condition for each filter with a selection. */
export function filterConditions({ filters: { selected }, choices: { bands } }: Wanted): {
  readonly name: FacetName;
  readonly condition: SQL;
}[] {
  const conditions: Record<FacetName, (keys: number[]) => SQL | undefined> = {
    destinations: (keys) => inArray(experiences.destinationPk, keys),
    activities: (keys) => arrayOverlaps(experiences.activityPks, keys),
    themes: (keys) => arrayOverlaps(experiences.themePks, keys),
    stay_types: (keys) => inArray(experiences.stayTypePk, keys),
    durations: (keys) => inArray(experiences.durationPk, keys),
    budgets: (keys) =>
      or(...bands.filter(({ key }) => keys.includes(key)).map(({ from, to }) => costs(from, to))),
  };
  return filterNames.flatMap((name) => {
    const condition = selected[name].length > 0 ? conditions[name]([...selected[name]]) : undefined;
    return condition ? [{ name, condition }] : [];
  });
}

/** Input of a query for experiences. */
export interface Wanted {
  readonly filters: ListingFilters;
  readonly choices: ListingChoices;
  /** Keys of the experiences that are available on the dates; null: no dates. */
  readonly bookable: readonly number[] | null;
}

const isOneOf = (keys: readonly number[] | null) =>
  keys ? sql`${experiences.primaryKey} = ANY(${keysOf(keys)})` : undefined;

/** Returns the conditions of all counts: the price range, the search and the dates. */
export function withinBounds({ filters: { range, found }, bookable }: Wanted): SQL | undefined {
  const [from, to] = range;
  return and(between(experiences.cardTotal, from * 100, to * 100), isOneOf(found), isOneOf(bookable));
}

/** Returns all conditions of a request. */
export function allConditions(wanted: Wanted): SQL | undefined {
  return and(withinBounds(wanted), ...filterConditions(wanted).map(({ condition }) => condition));
}
