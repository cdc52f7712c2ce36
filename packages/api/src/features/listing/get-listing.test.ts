import { sql } from 'drizzle-orm';
import { createContentCache } from '../../platform/cache/content-cache';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { loadChoices } from './choices-repository';
import { getListing, type ListingSources } from './get-listing';
import { createListingRecords } from './trips/list-trip-cards';
import { createMatches } from './matches';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const newSources = (): ListingSources => {
  const cache = createContentCache();
  return {
    matches: createMatches(api.db, cache, api.now),
    records: createListingRecords(api.db, cache),
  };
};

it('facets are counted once for all pages and orders of the same filters', async () => {
  const sources = newSources();
  const choices = await loadChoices(api.db);
  const list = (query: Record<string, string>) => getListing(api.db, query, choices, sources, api.now());
  const first = await list({ destinations_pk: '2,1' });
  await api.db.execute(sql`UPDATE experiences SET destination_pk = 3 WHERE primary_key = 1`);
  const second = await list({ destinations_pk: '1,2,2', sort: 'newest', page: '2' });
  expect([second.total, second.facets]).toEqual([first.total, first.facets]);
  expect((await list({ destinations_pk: '1,2', range: '0,50000' })).total).toBe(first.total - 1);
  await api.db.execute(sql`UPDATE experiences SET destination_pk = 1 WHERE primary_key = 1`);
});

it('budgets are counted by their own limits when bands overlap or leave a gap', async () => {
  const choices = await loadChoices(api.db);
  const bands = [
    { key: 1, from: 0, to: 95_000 },
    { key: 2, from: 90_000, to: 600_000 },
    { key: 3, from: 1_180_000, to: 1_180_001 },
  ];
  const { facets } = await getListing(api.db, {}, { ...choices, bands }, newSources(), api.now());
  // Cards cost 945, 950, 1,260, 5,250 and 11,800 rupees.
  expect(facets.budgets.map(({ count }) => count)).toEqual([1, 4, 1]);
});

it('listing works without budgets', async () => {
  const choices = await loadChoices(api.db);
  const { total } = await getListing(api.db, {}, { ...choices, bands: [] }, newSources(), api.now());
  expect(total).toBe(5);
});
