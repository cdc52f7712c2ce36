import { createValueCache } from '../../platform/cache/value-cache';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { loadChoices } from './choices-repository';
import type { FacetCount } from './facets-repository';
import { getListing } from './get-listing';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const noCaches = () => ({
  undated: createValueCache<FacetCount[]>(),
  dated: createValueCache<FacetCount[]>(),
});

it('counts facets once for every page and order of the same filters', async () => {
  const counted: string[] = [];
  const kept = createValueCache<FacetCount[]>();
  const facets = {
    ...kept,
    get: (...[key, load]: Parameters<typeof kept.get>) => kept.get(key, () => (counted.push(key), load())),
  };
  const choices = await loadChoices(api.db);
  const list = (query: Record<string, string>) =>
    getListing(api.db, query, choices, { undated: facets, dated: createValueCache() }, api.now());
  const first = await list({ destinations_pk: '2,1' });
  const second = await list({ destinations_pk: '1,2,2', sort: 'newest', page: '2' });
  expect([second.total, second.facets, counted.length]).toEqual([first.total, first.facets, 1]);
  await list({ destinations_pk: '1', range: '0,5000' });
  expect(counted).toHaveLength(2);
});

it('counts each budget by its own limits when bands overlap or leave a gap', async () => {
  const choices = await loadChoices(api.db);
  const bands = [
    { key: 1, from: 0, to: 95_000 },
    { key: 2, from: 90_000, to: 600_000 },
    { key: 3, from: 1_180_000, to: 1_180_001 },
  ];
  const { facets } = await getListing(api.db, {}, { ...choices, bands }, noCaches(), api.now());
  // Cards cost 945, 950, 1,260, 5,250 and 11,800 rupees.
  expect(facets.budgets.map(({ count }) => count)).toEqual([1, 4, 1]);
});

it('works without any budgets', async () => {
  const choices = await loadChoices(api.db);
  const { total } = await getListing(api.db, {}, { ...choices, bands: [] }, noCaches(), api.now());
  expect(total).toBe(5);
});
