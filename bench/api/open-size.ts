import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi } from '../../packages/api/src/build-api';
import {
  createListingRecords,
  createMatches,
  getListing,
  type ListingChoices,
  loadChoices,
  type ListingSources,
} from '../../packages/api/src/features/listing';
import { searchAll } from '../../packages/api/src/features/search';
import { createContentCache } from '../../packages/api/src/platform/cache/content-cache';
import { folderImageSource } from '../../packages/api/src/platform/images/folder-image-source';
import type { Db } from '../../packages/api/src/platform/database/database';
import { openPostgres } from '../../packages/api/src/platform/database/postgres/postgres';
import { developmentOutbox } from '../../packages/api/src/platform/messages/development-outbox';
import { unreachableGateway } from '../../packages/api/src/platform/payment-gateway/unreachable-gateway';
import { generateSecrets } from '../../packages/api/src/platform/secrets/secrets';
import { openBulkDatabase } from './bulk-database';
import { fewFilters, onDates, searches, threeFilters } from './cases';
import type { Case, Subject } from './compare';

function searchCases(origin: string): Case[] {
  return searches.map((text) => ({
    url: () => `${origin}/search/all?text=${encodeURIComponent(text)}`,
    work: (db) => searchAll(db, text),
  }));
}

/** Data that a process reads before its first listing, by connection. */
const prepared = new WeakMap<Db, ListingSources>();

async function prepareListing(db: Db): Promise<void> {
  if (prepared.has(db)) return;
  const cache = createContentCache();
  const matches = createMatches(db, cache, () => new Date());
  prepared.set(db, { matches, records: createListingRecords(db, cache) });
}

/**
 * Returns listing requests. Facets are cached until content changes; with `anew`, a range that differs by one
 * rupee makes each request count them.
 */
function listingCases(
  origin: string,
  choices: ListingChoices,
  queries: readonly Readonly<Record<string, string>>[],
  anew: boolean,
): Case[] {
  return queries.map((query) => ({
    url: (round) => {
      const range = `0,${10_000_000 - (anew ? round : 0)}`;
      return `${origin}/home/filter?${new URLSearchParams({ ...query, range }).toString()}`;
    },
    prepare: prepareListing,
    work: async (db) => {
      const sources = prepared.get(db);
      if (!sources) throw new Error('The listing was not prepared');
      return getListing(db, { ...query, range: '0,10000000' }, choices, sources, new Date());
    },
  }));
}

/** Creates the database of this size on a server if it is missing, and starts an API on it. */
export async function openSize(size: number, serverUrl: string) {
  const { url: databaseUrl, loadSeconds, drop: dropDatabase } = await openBulkDatabase(size, serverUrl);
  // One connection, as for the bare statements.
  const database = await openPostgres(databaseUrl, { size: 1 });
  const imageFolder = await mkdtemp(join(tmpdir(), 'kaadu-bench-'));
  const { messenger } = developmentOutbox(false);
  const app = await buildApi({
    database,
    secrets: generateSecrets(),
    imageFolder,
    imageSource: folderImageSource(imageFolder),
    messenger,
    gateway: unreachableGateway(),
    siteOrigins: ['http://localhost:3000'],
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const choices = await loadChoices(database.db);
  const listing = (queries: typeof threeFilters, anew: boolean): Subject => ({
    databaseUrl,
    cases: listingCases(origin, choices, queries, anew),
  });
  return {
    size,
    origin,
    loadSeconds,
    subjects: {
      search: { databaseUrl, cases: searchCases(origin) },
      'listing, three filters': listing(threeFilters, true),
      'listing, fewer filters': listing(fewFilters, true),
      'three filters on dates': listing(onDates(threeFilters), true),
      'fewer filters on dates': listing(onDates(fewFilters), true),
      'listing, facets cached': listing(threeFilters, false),
    },
    /** @param drop whether to drop the database too */
    async close(drop: boolean): Promise<void> {
      await app.close();
      await rm(imageFolder, { recursive: true });
      if (drop) await dropDatabase();
    },
  };
}
