import { getListing } from '@kaadu/contracts/listing';
import { dataOf } from '../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function list(query: string) {
  const response = await api.app.inject({ url: `/home/filter${query}` });
  expect(response.statusCode).toBe(200);
  return dataOf(getListing, response.json());
}

it('facet counts respect the other filters', async () => {
  const { total, facets, cards } = await list('?destinations_pk=2&activities_pk=3');
  expect(total).toBe(1);
  expect(cards.map((card) => card.primary_key)).toEqual([3]);
  const counts = (name: 'destinations' | 'activities') =>
    Object.fromEntries(facets[name].map((facet) => [facet.primary_key, facet.count]));
  // Kayaking is offered only at Kabini; Kabini offers a safari and kayaking.
  expect(counts('destinations')).toEqual({ 1: 0, 2: 1, 3: 0 });
  expect(counts('activities')).toEqual({ 1: 0, 2: 1, 3: 1, 4: 0 });
});

it('filter matches any of its selected values', async () => {
  expect((await list('?destinations_pk=2,3')).total).toBe(3);
  expect((await list('?destinations_pk=2&destinations_pk=3')).total).toBe(3);
  expect((await list('?stay_type_pk=2,3')).total).toBe(2);
  expect((await list('?budgets_pk=1')).total).toBe(3);
  expect((await list('?durations_pk=2&themes_pk=2')).total).toBe(2);
});

it('listing is limited to a kind, with the counts of both', async () => {
  const { cards, kind, kind_counts } = await list('?kind=activities');
  expect(cards.map((card) => card.primary_key)).toEqual([3, 4]);
  expect([kind, kind_counts]).toEqual(['activities', { stays: 3, activities: 2 }]);
  const { kind: both, total } = await list('?kind=castles');
  expect([both, total]).toEqual([null, 5]);
});

it('listing filters by rating, distance and free cancellation, and counts their choices', async () => {
  const { traits, selected_traits } = await list('?rating=40,7&distance=x');
  expect(selected_traits).toEqual({ cancellations: [], ratings: [40], distances: [] });
  const counts = (name: 'cancellations' | 'ratings' | 'distances') =>
    traits[name].map((facet) => [facet.name, facet.count]);
  // Experiences 1, 3 and 5 have 5 stars, 4 has 3.5, 2 no review. All are 260 km away and may be cancelled.
  expect(counts('ratings')).toEqual([
    ['4.5 and up', 3],
    ['4 and up', 3],
    ['3.5 and up', 4],
  ]);
  expect(counts('distances')).toEqual([
    ['Within 100 km', 0],
    ['Within 200 km', 0],
    ['Within 300 km', 3],
    ['Within 400 km', 3],
  ]);
  expect(counts('cancellations')).toEqual([['Free cancellation', 3]]);
  expect((await list('?distance=200')).total).toBe(0);
  expect((await list('?distance=300&rating=40&free_cancellation=1')).total).toBe(3);
});

it('listing filters by amenities, of which a result has all, and counts each with the chosen ones', async () => {
  const amenities = async (query: string) => {
    const { total, amenities: filter } = await list(query);
    return [total, filter?.selected, filter?.choices.map(({ name, count }) => [name, count])];
  };
  const both = [
    ['Swimming pool', 1],
    ['Dogs welcome', 1],
  ];
  expect(await amenities('')).toEqual([5, [], both]);
  expect(await amenities('?amenities_pk=2,1,99,x')).toEqual([1, [1, 2], both]);
  const none = both.map(([name]) => [name, 0]);
  expect(await amenities('?amenities_pk=1&destinations_pk=1')).toEqual([0, [1], none]);
});

it('price filter is inclusive, in rupees', async () => {
  expect((await list('?range=945,1260')).cards.map((card) => card.primary_key).sort()).toEqual([3, 4, 5]);
  expect((await list('?range=1260,946')).total).toBe(2);
});

it.each([
  ['recommended', [2, 1, 5, 3, 4]],
  ['price_low', [4, 5, 3, 1, 2]],
  ['price_high', [2, 1, 3, 5, 4]],
  ['rating', [1, 3, 5, 4, 2]],
  ['newest', [2, 1, 3, 4, 5]],
])('listing sorts by %s', async (sort, keys) => {
  expect((await list(`?sort=${sort}`)).cards.map((card) => card.primary_key)).toEqual(keys);
});

it.each(['?page=-3', '?page=x', '?sort=worst', '?range=a,b', '?destinations_pk=999,abc,-1', '?range=,'])(
  'listing drops or clamps %s',
  async (query) => {
    const { total, page } = await list(query);
    expect([total, page]).toEqual([5, 1]);
  },
);

it('page past the end has no cards and the real total', async () => {
  const { cards, total, page_count } = await list('?page=99999999');
  expect([cards.length, total, page_count]).toEqual([0, 5, 1]);
});

it('search lists, counts and filters only its matches, in order of relevance', async () => {
  const kabini = await list('?text=kabini');
  expect(kabini.cards.map((card) => card.primary_key)).toEqual([2, 3]);
  expect(kabini.total).toBe(2);
  expect(kabini.facets.destinations.map(({ count }) => count)).toEqual([0, 2, 0]);
  expect((await list('?text=kabini&sort=price_low')).cards.map((card) => card.primary_key)).toEqual([3, 2]);
  expect((await list('?text=kabini&activities_pk=3')).cards.map((card) => card.primary_key)).toEqual([3]);
  expect((await list('?text=kodagu')).total).toBe((await list('?text=coorg')).total);
  expect((await list('?text=zzzqqqxxx')).total).toBe(0);
});
