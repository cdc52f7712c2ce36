import { filterKeys, listingPageSize, listingSorts, type ListingSort } from '@kaadu/contracts';
import type { FacetName } from '@kaadu/contracts/listing';

/** The listing's query as it arrives: anything at all. */
export type RawListingQuery = Readonly<Record<string, string | undefined>>;

export interface ListingRequest {
  readonly selected: Readonly<Record<FacetName, readonly number[]>>;
  /** Rupees, both ends included. */
  readonly range: readonly [number, number];
  readonly sort: ListingSort;
  readonly page: number;
}

/** The choices of every filter, by key: what can be asked for. */
export type KnownChoices = Readonly<Record<FacetName, ReadonlyMap<number, string>>>;

/** Pages of the largest catalogue that may be asked for; a page past the end is simply empty. */
const lastPage = 1_000_000;
const highestRupees = 10_000_000;
const mostChoices = 50;

/** Reads the query of §2.1. Whatever is unknown or malformed is dropped or clamped, never refused (booking §6). */
export function parseListingRequest(
  query: RawListingQuery,
  known: KnownChoices,
  limits: readonly [number, number],
): ListingRequest {
  const choose = (key: keyof typeof filterKeys) => chosen(query[key], known[filterKeys[key]]);
  return {
    selected: {
      destinations: choose('destinations_pk'),
      activities: choose('activities_pk'),
      themes: choose('themes_pk'),
      stay_types: choose('stay_type_pk'),
      durations: choose('durations_pk'),
      budgets: choose('budgets_pk'),
    },
    range: priceRange(query.range, limits),
    sort: listingSorts.find((sort) => sort === query.sort) ?? 'recommended',
    page: clamp(wholeNumber(query.page) ?? 1, 1, lastPage),
  };
}

export const pageOffset = ({ page }: ListingRequest) => (page - 1) * listingPageSize;

function chosen(text: string | undefined, known: ReadonlyMap<number, string>): number[] {
  const keys = (text ?? '').split(',').map(wholeNumber);
  const unique = new Set(keys.filter((key): key is number => key !== undefined && known.has(key)));
  return [...unique].sort((a, b) => a - b).slice(0, mostChoices);
}

function priceRange(text: string | undefined, limits: readonly [number, number]): [number, number] {
  const [first, second] = (text ?? '').split(',').map(wholeNumber);
  const from = clamp(first ?? limits[0], 0, highestRupees);
  const to = clamp(second ?? Math.max(limits[1], from), 0, highestRupees);
  return from <= to ? [from, to] : [to, from];
}

function wholeNumber(text: string | undefined): number | undefined {
  const match = /^\s*(-?\d{1,15})\s*$/.exec(text ?? '');
  return match ? Number(match[1]) : undefined;
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
