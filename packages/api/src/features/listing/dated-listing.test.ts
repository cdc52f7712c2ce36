import { getListing, listSimilarExperiences, listTripPrices } from '@kaadu/contracts/listing';
import { dataOf } from '../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { inventory } from '../availability';

/**
 * Today is Tuesday, 10 March 2026. Experience 4 runs Fridays to Sundays; experience 5 requires two nights.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function list(query: string) {
  const response = await api.app.inject({ url: `/home/filter?${query}` });
  expect(response.statusCode).toBe(200);
  return dataOf(getListing, response.json());
}
const keysOf = ({ cards }: Awaited<ReturnType<typeof list>>) => cards.map((card) => card.primary_key);

it('listing with dates contains and counts only what the party can book', async () => {
  const friday = await list('from=2026-04-10&guests=1');
  expect(keysOf(friday)).toEqual([2, 1, 3, 4]);
  const monday = await list('from=2026-04-13&to=2026-04-15&guests=1');
  expect(keysOf(monday)).toEqual([2, 1, 5, 3]);
  expect(monday.total).toBe(4);
  const counts = Object.fromEntries(
    monday.facets.destinations.map((facet) => [facet.primary_key, facet.count]),
  );
  expect(counts).toEqual({ 1: 1, 2: 2, 3: 1 });
  // Another filter and its facets keep the dates.
  expect(keysOf(await list('from=2026-04-13&to=2026-04-15&guests=1&activities_pk=1'))).toEqual([1, 5]);
});

it('listing shows the party’s price of the cheapest option, and none without dates', async () => {
  const { cards, trip } = await list('from=2026-04-13&to=2026-04-15&guests=3&ages=3&destinations_pk=1');
  expect(trip).toEqual({ from: '2026-04-13', to: '2026-04-15', guests: 3, ages: [3] });
  // Cottage: ₹5,000 a night for two, a child of three stays free, GST 5 %.
  expect(cards[0]?.trip).toEqual({
    total: 1_050_000,
    member_total: 945_000,
    from: '2026-04-13',
    to: '2026-04-15',
    nights: 2,
    guests: 3,
    // Seven days before the check-in at 13:00 in India.
    free_cancellation_until: '2026-04-06T07:30:00.000Z',
  });
  const undated = await list('guests=3');
  expect([undated.trip, undated.cards[0]?.trip]).toEqual([null, null]);
});

it('similar experiences are those that the party can book on the dates, at its price', async () => {
  const similar = async (query: string) => {
    const response = await api.app.inject({ url: `/experience/getSimilarExp?${query}` });
    return dataOf(listSimilarExperiences, response.json());
  };
  const keys = async (query: string) => (await similar(query)).map(({ primary_key }) => primary_key);
  expect(await keys('primary_key=1')).toEqual([2, 5]);
  // Experience 5 requires two nights.
  expect(await keys('primary_key=1&from=2026-04-13')).toEqual([2]);
  const [first] = await similar('primary_key=1&from=2026-04-13&to=2026-04-15&guests=2');
  // ₹10,000 a night with 18 %.
  expect(first?.trip).toMatchObject({ total: 2_360_000, nights: 2, from: '2026-04-13' });
  expect(await keys('primary_key=999')).toEqual([]);
});

it('prices of named experiences are null where the party cannot book', async () => {
  const prices = async (query: string) => {
    const response = await api.app.inject({ url: `/experience/getTripPrices?${query}` });
    return dataOf(listTripPrices, response.json()).map(({ primary_key, trip }) => [
      primary_key,
      trip?.total ?? null,
    ]);
  };
  expect(await prices('experiences_pk=5,2,999&from=2026-04-13')).toEqual([
    [5, null],
    [2, 1_180_000],
    [999, null],
  ]);
  expect(await prices('experiences_pk=2')).toEqual([[2, null]]);
});

it('free cancellation counts only until a day that is ahead', async () => {
  // Today is 10 March. Experience 2 refunds everything until 14 days before, the others until 7.
  const free = async (from: string) => keysOf(await list(`from=${from}&guests=1&free_cancellation=1`));
  expect(await free('2026-03-18')).toEqual([1, 3]);
  expect(await free('2026-03-17')).toEqual([]);
  expect((await list('from=2026-03-18&guests=1')).traits.cancellations).toMatchObject([{ count: 2 }]);
});

it('listing shows until when cancellation is free, and nothing once that has passed', async () => {
  const kayaking = 'guests=1&destinations_pk=2&activities_pk=3';
  const [later] = (await list(`from=2026-04-18&${kayaking}`)).cards;
  expect(later?.trip?.free_cancellation_until).toBe('2026-04-11T01:30:00.000Z');
  const [soon] = (await list(`from=2026-03-14&${kayaking}`)).cards;
  expect(soon?.trip?.free_cancellation_until).toBeNull();
  expect(soon?.free_cancellation_days).toBe(7);
});

it('listing uses the first day of the range on which an activity has room', async () => {
  const [kayaking] = (await list('from=2026-04-20&to=2026-04-21&guests=1&destinations_pk=2&activities_pk=3'))
    .cards;
  expect(kayaking?.trip).toMatchObject({ from: '2026-04-20', to: null, nights: 0 });
  await api.db
    .insert(inventory)
    .values({ resourcePk: 301, day: '2026-04-20', slot: '07:00', capacity: 4, sold: 4 });
  const [later] = (await list('from=2026-04-20&to=2026-04-22&guests=1&destinations_pk=2&activities_pk=3'))
    .cards;
  expect(later?.trip?.from).toBe('2026-04-21');
});

it('listing hides a sold-out room within seconds, and suggests nearby dates', async () => {
  const query = 'from=2026-05-05&to=2026-05-07&stay_type_pk=2';
  expect(keysOf(await list(query))).toEqual([2]);
  await api.db
    .insert(inventory)
    .values({ resourcePk: 201, day: '2026-05-06', slot: '', capacity: 4, held: 1, sold: 3 });
  const { cards, alternatives } = await list(`${query}&sort=newest`);
  expect(cards).toEqual([]);
  api.wait(3_000);
  const later = await list(query);
  expect(later.total).toBe(0);
  expect(later.alternatives).toEqual([
    { from: '2026-05-03', to: '2026-05-05' },
    { from: '2026-05-04', to: '2026-05-06' },
    { from: '2026-05-07', to: '2026-05-09' },
  ]);
  expect(alternatives).toEqual([]);
});

it.each([
  ['from=2026-03-09', null],
  ['from=2027-03-09', null],
  ['from=2026-02-30', null],
  ['from=soon&to=2026-04-04', null],
  ['from=2026-04-04&to=2026-04-04', { from: '2026-04-04', to: null, guests: 2, ages: [] }],
  ['from=2026-04-04&to=2026-09-04', { from: '2026-04-04', to: '2026-05-02', guests: 2, ages: [] }],
  ['from=2026-04-04&to=x&guests=-4&ages=3,x', { from: '2026-04-04', to: null, guests: 1, ages: [] }],
  ['from=2026-04-04&guests=99&ages=3,4', { from: '2026-04-04', to: null, guests: 30, ages: [3, 4] }],
  ['from=2026-04-04&guests=2&ages=3,4', { from: '2026-04-04', to: null, guests: 2, ages: [3] }],
  ['from=2026-04-04&from=2026-04-05', null],
])('listing accepts %s', async (query, trip) => {
  expect((await list(query)).trip).toEqual(trip);
});
