import { getHome } from '@kaadu/contracts/home';
import { dataOf } from '../../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('shows the catalogue with prices that include tax, and less for members', async () => {
  const data = dataOf(getHome, (await api.app.inject({ url: '/home/bootstrap' })).json());
  expect(data.stats).toEqual({ experiences: 5, destinations: 3, stays: 3 });
  const farm = data.featured_stays.find((card) => card.primary_key === 1);
  // Cheapest room ₹5,000 at 5 %; members 10 % off before tax.
  expect(farm?.price).toEqual({ total: 525_000, member_total: 472_500, unit: 'night' });
  const lodge = data.featured_stays.find((card) => card.primary_key === 2);
  expect(lodge?.price.total).toBe(1_180_000);
  const tree = data.featured_stays.find((card) => card.primary_key === 5);
  expect(tree?.price.total).toBe(95_000);
});

it('lists every destination with experiences, by name, for the search form', async () => {
  const { places, destinations } = dataOf(getHome, (await api.app.inject({ url: '/home/bootstrap' })).json());
  expect(places.map(({ name }) => name)).toEqual(
    destinations
      .filter(({ experience_count }) => experience_count > 0)
      .map(({ name }) => name)
      .sort(),
  );
  expect(places.length).toBeGreaterThan(1);
});

it('responds with 304 to a client that has the current version', async () => {
  const first = await api.app.inject({ url: '/home/footerDetails' });
  const second = await api.app.inject({
    url: '/home/footerDetails',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
});
