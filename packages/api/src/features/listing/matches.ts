import type { ContentCaches } from '../../platform/cache/content-caches';
import type { ValueCache } from '../../platform/cache/value-cache';
import type { Db } from '../../platform/database/database';
import { bookableRows, createKnownCalendars, readTripAvailability, type TripSearch } from '../availability';
import type { ListingChoices } from './choices-repository';
import type { ListingFilters } from './listing-filters';
import { countMatches, type MatchCounts } from './matching/count-matches';
import type { Block } from './matching/block';
import { inTurns } from './matching/in-turns';
import { createListingIndex } from './matching/listing-index';
import type { Searched } from './matching/mark-blocks';
import { type PageRequest, pickPage } from './matching/pick-page';

/**
 * How long what depends on dates is kept: what can be booked changes with every booking. Maps are kept that long, of pages kept
 * that long, of bookable experiences kept that long: nothing is older than three times that.
 */
const datedMs = 1_000;
/** At a million experiences one takes a megabyte. */
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
  /** Reads all experiences, so that no request waits for that: 10 seconds or so for a million. */
  prepare(): Promise<unknown>;
  count(filters: ListingFilters, choices: ListingChoices): Promise<MatchCounts>;
  /** Keys of a part of them, in the order of the request. */
  list(filters: ListingFilters, choices: ListingChoices, page: PageRequest): Promise<readonly number[]>;
}

/** Finds matches in an index of this process, and keeps what was found. */
export function createMatches(db: Db, caches: ContentCaches, now: () => Date): Matches {
  const index = createListingIndex(db);
  const calendars = createKnownCalendars(db);
  const bookables = caches.create<readonly Uint8Array[]>({ capacity: keptBookable, maxAgeMs: datedMs });
  const counts = createDatedCaches<MatchCounts>(caches);
  const pages = createDatedCaches<readonly number[]>(caches);

  async function findBookable(trip: TripSearch, blocks: readonly Block[]): Promise<readonly Uint8Array[]> {
    const options = blocks.map((block) => block.options);
    const availability = await readTripAvailability({ db, calendars }, options, trip, now());
    const found: Uint8Array[] = [];
    for await (const { options, keys } of inTurns(blocks))
      found.push(bookableRows(options, keys.length, availability));
    return found;
  }

  async function search({ trip }: ListingFilters): Promise<Searched> {
    // First the experiences: a calendar that is new to them is then known to what can be booked.
    const { version, blocks } = await index.read();
    const key = `${version} ${JSON.stringify(trip)}`;
    return { blocks, bookable: trip && (await bookables.get(key, () => findBookable(trip, blocks))) };
  }

  const kept = <Value>({ dated, undated }: DatedCaches<Value>, { trip }: ListingFilters) =>
    trip ? dated : undated;

  return {
    prepare: () => index.read(),
    count: (filters, choices) =>
      kept(counts, filters).get(JSON.stringify(filters), async () =>
        countMatches(await search(filters), { filters, bands: choices.bands }),
      ),
    list: (filters, choices, page) =>
      kept(pages, filters).get(JSON.stringify({ ...filters, ...page }), async () =>
        pickPage(await search(filters), { filters, bands: choices.bands }, page),
      ),
  };
}
