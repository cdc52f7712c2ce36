import {
  amenitiesKey,
  defaultRange,
  filterKeys,
  listingKinds,
  listingSearch,
  listingSorts,
  paths,
  traitKeys,
  type FilterKey,
  type ListingKind,
  type ListingSort,
  type TraitKey,
} from '@kaadu/contracts';
import { readPage } from '../../shared/pagination/read-page';
import { anyTrip, readTripWish, tripParams, tripQuery, type TripWish } from '@kaadu/travel-ui/trip';

/** Views of the results: `map` is next to the list, and on a phone instead of it. */
export const listingViews = ['list', 'map'] as const;

/** Query keys of the filters with choices: those of §2.1, then those by facts of the experience. */
export type ChoiceKey = FilterKey | TraitKey | typeof amenitiesKey;

/** The query of a listing page (§2.1), validated and clamped. */
export interface ListingQuery {
  /** Search text; empty on the listing. */
  readonly text: string;
  /** Kind that the results are limited to; null for both. */
  readonly kind: ListingKind | null;
  readonly filters: Readonly<Record<ChoiceKey, readonly number[]>>;
  /** Lowest and highest price in rupees. */
  readonly range: readonly [number, number];
  readonly sort: ListingSort;
  readonly page: number;
  /** Dates and party; the results are limited to what the party can book on the dates. */
  readonly trip: TripWish;
  readonly view: (typeof listingViews)[number];
}

/** Names of the filters in the response. */
export const choiceNames = { ...filterKeys, ...traitKeys, [amenitiesKey]: 'amenities' } as const;

const specifiedNames = Object.keys(filterKeys) as FilterKey[];
const traitNames = [...(Object.keys(traitKeys) as TraitKey[]), amenitiesKey] as const;
export const filterNames: readonly ChoiceKey[] = [...specifiedNames, ...traitNames];

const defaultSort: ListingSort = listingSorts[0];
const maxKey = 2_147_483_647;
const maxKeys = 40;
const maxRupees = 10_000_000;

export const noFilters: ListingQuery = {
  text: '',
  kind: null,
  filters: {
    destinations_pk: [],
    activities_pk: [],
    themes_pk: [],
    stay_type_pk: [],
    durations_pk: [],
    budgets_pk: [],
    free_cancellation: [],
    rating: [],
    distance: [],
    amenities_pk: [],
  },
  range: defaultRange,
  sort: defaultSort,
  page: 1,
  trip: anyTrip,
  view: 'list',
};

/**
 * Parses the listing's query string. Lists are comma-separated in links and repeated keys in a form submitted without
 * JavaScript. Invalid values are dropped or clamped, so any query string is accepted.
 * @param text search text of the page
 */
export function readListingQuery(params: URLSearchParams, text = ''): ListingQuery {
  const filters = { ...noFilters.filters };
  for (const name of filterNames) filters[name] = readKeys(parts(params, name));
  return {
    text,
    kind: listingKinds.find((kind) => kind === params.get('kind')) ?? null,
    filters,
    range: readRange(parts(params, 'range')),
    sort: listingSorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
    page: readPage(params),
    trip: readTripWish(params),
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}

/**
 * Whether a form without JavaScript submitted the query, with repeated keys or empty dates. `listingHref` has the
 * canonical form.
 */
export function isFormQuery(params: URLSearchParams): boolean {
  return (
    [...filterNames, 'range'].some((name) => params.getAll(name).length > 1) || params.get('from') === ''
  );
}

/** Returns the URL of a query, as in §2.3, with non-default sort, dates, party and map. */
export function listingHref(query: ListingQuery): string {
  const href = undatedHref(query);
  const rest = [tripQuery(query.trip), query.view === 'map' && 'view=map'].filter(Boolean).join('&');
  if (!rest) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${rest}`;
}

/** Returns the path of a query: the listing, or the search results. */
export function pagePath({ text }: Pick<ListingQuery, 'text'>): string {
  return text ? paths.search.path : paths.experiences.path;
}

/** Returns the canonical URL of a query, without its dates and view. */
export function undatedHref(query: ListingQuery): string {
  const { text, kind, filters, page } = query;
  const start = text ? `${paths.search.getHref(text)}&` : `${paths.experiences.path}?`;
  const more = [
    kind && `kind=${kind}`,
    ...traitNames.map((name) => filters[name].length > 0 && `${name}=${filters[name].join(',')}`),
  ].filter(Boolean);
  const isSpecified = query.sort !== defaultSort || hasRange(query) || hasKeys(query, specifiedNames);
  const search = isSpecified ? specifiedSearch(query) : page > 1 && `page=${page}`;
  const all = [search, ...more].filter(Boolean).join('&');
  return all ? `${start}${all}` : start.slice(0, -1);
}

/** Returns the part of the query that §2.3 defines, with a non-default sort. */
function specifiedSearch({ filters, page, range, sort }: ListingQuery): string {
  const search = listingSearch({
    destinations: filters.destinations_pk,
    activities: filters.activities_pk,
    themes: filters.themes_pk,
    stayTypes: filters.stay_type_pk,
    durations: filters.durations_pk,
    budgets: filters.budgets_pk,
    page,
    range,
  });
  return sort === defaultSort ? search : `${search}&sort=${sort}`;
}

/** Converts the query to parameters of the API. */
export function listingParams(query: ListingQuery): Record<string, string> {
  const params: Record<string, string> = {
    ...(query.text && { text: query.text }),
    page: String(query.page),
    range: query.range.join(','),
    sort: query.sort,
    ...(query.kind && { kind: query.kind }),
    ...tripParams(query.trip),
  };
  for (const name of filterNames) {
    if (query.filters[name].length > 0) params[name] = query.filters[name].join(',');
  }
  return params;
}

/** Whether a filter, a price range or dates are set. */
export function hasFilters(query: ListingQuery): boolean {
  return countFilters(query) > 0 || query.trip.from !== '';
}

/** Whether one of the filters has a choice. */
function hasKeys({ filters }: ListingQuery, names: readonly ChoiceKey[]): boolean {
  return names.some((name) => filters[name].length > 0);
}

/** Counts the active filters; the price range counts as one. */
export function countFilters(query: ListingQuery): number {
  const chosen = filterNames.reduce((sum, name) => sum + query.filters[name].length, 0);
  return chosen + (hasRange(query) ? 1 : 0);
}

export function hasRange({ range }: ListingQuery): boolean {
  return range[0] !== defaultRange[0] || range[1] !== defaultRange[1];
}

/** Returns the query of a kind on the same dates with the other filters, except those that it does not have. */
export function withKind(query: ListingQuery, kind: ListingKind | null): ListingQuery {
  const without = kind === 'activities' && { stay_type_pk: [], amenities_pk: [] };
  const filters = { ...query.filters, ...without };
  return { ...query, kind, filters, page: 1 };
}

/** Replaces the choices of a filter and returns to the first page. */
export function withKeys(query: ListingQuery, name: ChoiceKey, keys: readonly number[]): ListingQuery {
  return { ...query, page: 1, filters: { ...query.filters, [name]: keys } };
}

/** Toggles a key of a filter and returns to the first page. */
export function toggleKey(query: ListingQuery, name: ChoiceKey, key: number): ListingQuery {
  const chosen = query.filters[name];
  const next = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
  return withKeys(
    query,
    name,
    next.sort((a, b) => a - b),
  );
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
