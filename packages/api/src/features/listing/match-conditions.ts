import {
  and,
  arrayContains,
  arrayOverlaps,
  between,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { daysBetween } from '../../platform/money/india-date';
import { experiences } from '../catalogue';
import type { ListingChoices } from './choices-repository';
import { type CountedName, countedNames, kindKeys } from './filter-names';
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

/**
 * Returns the condition that cancelling is still free. With dates, the last day on which it is must be ahead; a
 * deadline later today does not count, because its time depends on the option.
 */
export function cancelsFreely({ filters: { trip }, today }: Pick<Wanted, 'filters' | 'today'>): SQL {
  return trip
    ? lt(experiences.freeCancellationDays, daysBetween(today, trip.from))
    : isNotNull(experiences.freeCancellationDays);
}

/** Returns one condition for each filter with a selection. */
export function filterConditions(wanted: Wanted): {
  readonly name: CountedName;
  readonly condition: SQL;
}[] {
  const { filters, choices } = wanted;
  const { selected } = filters;
  const conditions: Record<CountedName, (keys: number[]) => SQL | undefined> = {
    destinations: (keys) => inArray(experiences.destinationPk, keys),
    activities: (keys) => arrayOverlaps(experiences.activityPks, keys),
    themes: (keys) => arrayOverlaps(experiences.themePks, keys),
    stay_types: (keys) => inArray(experiences.stayTypePk, keys),
    durations: (keys) => inArray(experiences.durationPk, keys),
    budgets: (keys) =>
      or(...choices.bands.filter(({ key }) => keys.includes(key)).map(({ from, to }) => costs(from, to))),
    kinds: (keys) =>
      inArray(
        experiences.isStay,
        keys.map((key) => key === kindKeys.stays),
      ),
    cancellations: () => cancelsFreely(wanted),
    ratings: (keys) => gte(experiences.ratingAverage, Math.min(...keys) / 10),
    distances: (keys) => lte(experiences.distanceKm, Math.max(...keys)),
    amenities: (keys) => arrayContains(experiences.amenityPks, keys),
  };
  return countedNames.flatMap((name) => {
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
  /** ISO date in India. */
  readonly today: string;
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
