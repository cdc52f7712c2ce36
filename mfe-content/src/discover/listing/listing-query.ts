import {
  defaultRange,
  filterKeys,
  listingSorts,
  paths,
  type FilterKey,
  type ListingSort,
} from '@kaadu/contracts';
import { readPage } from '../../shared/pagination/read-page';
import { anyTrip, readTripWish, tripParams, tripQuery, type TripWish } from '../../shared/trip/trip-address';

/** The query of a listing page (§2.1), validated and clamped. */
export interface ListingQuery {
  readonly filters: Readonly<Record<FilterKey, readonly number[]>>;
  /** Lowest and highest price in rupees. */
  readonly range: readonly [number, number];
  readonly sort: ListingSort;
  readonly page: number;
  /** Only what the party can book on the dates; without dates, everything. */
  readonly trip: TripWish;
}

export const filterNames = Object.keys(filterKeys) as FilterKey[];

const defaultSort: ListingSort = listingSorts[0];
const maxKey = 2_147_483_647;
const maxKeys = 40;
const maxRupees = 10_000_000;

export const noFilters: ListingQuery = {
  filters: {
    destinations_pk: [],
    activities_pk: [],
    themes_pk: [],
    stay_type_pk: [],
    durations_pk: [],
    budgets_pk: [],
  },
  range: defaultRange,
  sort: defaultSort,
  page: 1,
  trip: anyTrip,
};

/**
 * Parses the listing's query string. Lists are comma-separated in links and repeated keys in a form submitted without
 * JavaScript. Invalid values are dropped or clamped, so any query string is accepted.
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const filters = { ...noFilters.filters };
  for (const name of filterNames) filters[name] = readKeys(parts(params, name));
  return {
    filters,
    range: readRange(parts(params, 'range')),
    sort: listingSorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
    page: readPage(params),
    trip: readTripWish(params),
  };
}

/** True for what a form submits without JavaScript: repeated keys, empty dates. `listingHref` has the canonical form. */
export function isFormQuery(params: URLSearchParams): boolean {
  return (
    [...filterNames, 'range'].some((name) => params.getAll(name).length > 1) || params.get('from') === ''
  );
}

/** The address of a query: as in §2.3, plus the sort when it is not the default, dates and party when they are given. */
export function listingHref(query: ListingQuery): string {
  const trip = tripQuery(query.trip);
  const href = undatedHref(query);
  if (!trip) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${trip}`;
}

/** The canonical address of a query, whatever its dates. */
export function undatedHref(query: ListingQuery): string {
  if (countFilters(query) === 0 && query.sort === defaultSort)
    return query.page > 1 ? `${paths.experiences.path}?page=${query.page}` : paths.experiences.path;
  const { filters } = query;
  const href = paths.experiences.getHref({
    destinations: filters.destinations_pk,
    activities: filters.activities_pk,
    themes: filters.themes_pk,
    stayTypes: filters.stay_type_pk,
    durations: filters.durations_pk,
    budgets: filters.budgets_pk,
    page: query.page,
    range: query.range,
  });
  return query.sort === defaultSort ? href : `${href}&sort=${query.sort}`;
}

/** The query as parameters of the API. */
export function listingParams(query: ListingQuery): Record<string, string> {
  const params: Record<string, string> = {
    page: String(query.page),
    range: query.range.join(','),
    sort: query.sort,
    ...tripParams(query.trip),
  };
  for (const name of filterNames) {
    if (query.filters[name].length > 0) params[name] = query.filters[name].join(',');
  }
  return params;
}

/** True when a filter, a price range or dates are set. */
export function hasFilters(query: ListingQuery): boolean {
  return countFilters(query) > 0 || query.trip.from !== '';
}

/** Number of active filters; the price range counts as one. */
export function countFilters(query: ListingQuery): number {
  const chosen = filterNames.reduce((sum, name) => sum + query.filters[name].length, 0);
  return chosen + (hasRange(query) ? 1 : 0);
}

export function hasRange({ range }: ListingQuery): boolean {
  return range[0] !== defaultRange[0] || range[1] !== defaultRange[1];
}

/** Adds a key to a filter, or removes it if it is there; returns to the first page. */
export function toggleKey(query: ListingQuery, name: FilterKey, key: number): ListingQuery {
  const chosen = query.filters[name];
  const next = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
  return { ...query, page: 1, filters: { ...query.filters, [name]: next.sort((a, b) => a - b) } };
}

function parts(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((value) => value.split(','));
}

function wholeNumber(text: string | undefined): number {
  return text && /^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN;
}

function readKeys(texts: readonly string[]): number[] {
  const keys = texts.map(wholeNumber).filter((key) => key >= 1 && key <= maxKey);
  return [...new Set(keys)].sort((a, b) => a - b).slice(0, maxKeys);
}

function readRange([from, to]: readonly (string | undefined)[]): readonly [number, number] {
  const ends = [from, to].map((text, index) => {
    const rupees = wholeNumber(text);
    return Number.isNaN(rupees) ? defaultRange[index === 0 ? 0 : 1] : Math.min(rupees, maxRupees);
  });
  const [low = defaultRange[0], high = defaultRange[1]] = ends.sort((a, b) => a - b);
  return [low, high];
}
