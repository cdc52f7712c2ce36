import { startTestApi, type TestApi } from '../../testing/test-api';
import { claimCapacity, exchangeCapacity, listCounters } from './inventory-repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const room = (day: string) => [{ resourcePk: 101, day, slot: '', quantity: 1 }];

test('bookings that swap their days do not wait for each other', async () => {
  const { db } = api;
  let [one, two] = [room('2026-04-07'), room('2026-04-08')];
  await db.transaction((tx) => claimCapacity(tx, [...one, ...two]));
  for (let round = 0; round < 40; round += 1) {
    const swap = (before: typeof one, after: typeof one) =>
      db.transaction((tx) => exchangeCapacity(tx, before, after, 'held'));
    await Promise.all([swap(one, two), swap(two, one)]);
    [one, two] = [two, one];
  }
  const counters = await listCounters(db, [101], '2026-04-07', '2026-04-08');
  expect(counters.map(({ held, sold }) => [held, sold])).toEqual([
    [1, 0],
    [1, 0],
  ]);
});
