import { getListing, listPins } from '@kaadu/contracts/listing';
import { dataOf } from '../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { inventory } from '../availability';

/** As in `dated-listing.test.ts`: experience 4 runs Fridays to Sundays; experience 5 requires two nights. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function pins(query = '') {
  const response = await api.app.inject({ url: `/home/filter/pins?${query}` });
  expect(response.statusCode).toBe(200);
  return dataOf(listPins, response.json());
}
const keysOf = (found: Awaited<ReturnType<typeof pins>>) => found.map(({ primary_key }) => primary_key);

it('pins include every result in the order of the listing, on any page', async () => {
  expect(keysOf(await pins('page=7'))).toEqual([2, 1, 5, 3, 4]);
  expect(keysOf(await pins('sort=price_low'))).toEqual([4, 5, 3, 1, 2]);
  expect(keysOf(await pins('destinations_pk=2&activities_pk=3'))).toEqual([3]);
});

it('pin contains only what a map shows of a card', async () => {
  const listed = await api.app.inject({ url: '/home/filter' });
  const [card] = dataOf(getListing, listed.json()).cards;
  const [pin] = await pins();
  expect(card).toMatchObject({ ...pin });
  expect(pin).not.toHaveProperty('summary');
});

it('pins with dates show what the party can book at its price, and are refreshed within seconds', async () => {
  const query = 'from=2026-04-13&to=2026-04-15&guests=1';
  const found = await pins(query);
  expect(keysOf(found)).toEqual([2, 1, 5, 3]);
  expect(found.map(({ trip }) => trip?.from)).toEqual(Array(4).fill('2026-04-13'));
  const stay = 'from=2026-05-05&to=2026-05-07&stay_type_pk=2';
  expect(keysOf(await pins(stay))).toEqual([2]);
  await api.db
    .insert(inventory)
    .values({ resourcePk: 201, day: '2026-05-06', slot: '', capacity: 4, held: 1, sold: 3 });
  expect(keysOf(await pins(stay))).toEqual([2]);
  api.wait(3_000);
  expect(await pins(stay)).toEqual([]);
});
