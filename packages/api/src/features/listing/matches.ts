import type { ContentCaches } from '../../platform/cache/content-caches';
import type { ValueCache } from '../../platform/cache/value-cache';
import type { Db } from '../../platform/database/database';
import { listBookable } from '../availability';
import type { ListingChoices } from './choices-repository';
import { countMatches, type MatchCounts } from './count-matches';
import { listMatches, type PageRequest } from './list-matches';
import type { ListingFilters } from './listing-filters';
import type { Wanted } from './match-conditions';

/**
 * How long what depends on dates is kept: what can be booked changes with every booking. Maps are kept that long, of pages kept
 * that long, of bookable experiences kept that long: nothing is older than three times that.
 */
const datedMs = 1_000;
/** Lists of bookable experiences that are kept. */
const keptBookable = 20;
/** What is the same for everybody who asks for it. */
export interface DatedCaches<Value> {
  /** Kept until content changes. */
  readonly undated: ValueCache<Value>;
  /** Kept for seconds. */
  readonly dated: ValueCache<Value>;
}

/** @param capacity of each, in values */
export function createDatedCaches<Value>(caches: ContentCaches, capacity?: number): DatedCaches<Value> {
  return {
    undated: caches.create<Value>({ capacity }),
    dated: caches.create<Value>({ capacity, maxAgeMs: datedMs }),
  };
}

/** The experiences that match a request; with dates, only what the party can book on them. */
export interface Matches {
  count(filters: ListingFilters, choices: ListingChoices): Promise<MatchCounts>;
  /** Keys of a part of them, in the order of the request. */
  list(filters: ListingFilters, choices: ListingChoices, page: PageRequest): Promise<readonly number[]>;
}

/** Finds matches in the database, and keeps what was found. */
export function createMatches(db: Db, caches: ContentCaches, now: () => Date): Matches {
  const bookables = caches.create<readonly number[]>({ capacity: keptBookable, maxAgeMs: datedMs });
  const counts = createDatedCaches<MatchCounts>(caches);
  const pages = createDatedCaches<readonly number[]>(caches);
  const kept = <Value>({ dated, undated }: DatedCaches<Value>, { trip }: ListingFilters) =>
    trip ? dated : undated;
  const want = async (filters: ListingFilters, choices: ListingChoices): Promise<Wanted> => {
    const { trip } = filters;
    const bookable = trip && (await bookables.get(JSON.stringify(trip), () => listBookable(db, trip, now())));
    return { filters, choices, bookable };
  };
  return {
    count: (filters, choices) =>
      kept(counts, filters).get(JSON.stringify(filters), async () =>
        countMatches(db, await want(filters, choices)),
      ),
    list: (filters, choices, page) =>
      kept(pages, filters).get(JSON.stringify({ ...filters, ...page }), async () =>
        listMatches(db, await want(filters, choices), page),
      ),
  };
}
