import { startTestApi, type TestApi } from '../../../testing/test-api';
import {
  type CapacityMove,
  type Claim,
  claimCapacity,
  exchangeCapacity,
  listCounters,
  lockCounters,
  moveCapacity,
} from './inventory-repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Cottages, four in all. Each test has its own month. */
const cottages = 101;
const soldOut = { code: 'conflict', message: expect.stringMatching(/^This has just been sold\./) };
const rooms = (quantity: number, ...days: string[]): Claim[] =>
  days.map((day) => ({ resourcePk: cottages, day, slot: '', quantity }));
const claim = (claims: readonly Claim[], as: 'held' | 'sold' = 'held') =>
  api.db.transaction((tx) => claimCapacity(tx, claims, as));
const move = (claims: readonly Claim[], how: CapacityMove) =>
  api.db.transaction((tx) => moveCapacity(tx, claims, how));
const exchange = (before: readonly Claim[], after: readonly Claim[], as: 'held' | 'sold' = 'held') =>
  api.db.transaction((tx) => exchangeCapacity(tx, before, after, as));

/** Returns held and sold units by day, where there is a counter. */
async function taken(from: string, to: string): Promise<Record<string, number[]>> {
  const counters = await listCounters(api.db, [cottages], from, to);
  return Object.fromEntries(counters.map(({ day, held, sold }) => [day, [held, sold]]));
}

test('the last room is claimed once, held or sold', async () => {
  const day = '2026-04-01';
  await claim(rooms(2, day));
  await claim(rooms(1, day), 'sold');
  await expect(claim(rooms(2, day))).rejects.toMatchObject(soldOut);
  await claim(rooms(1, day));
  await expect(claim(rooms(1, day))).rejects.toMatchObject(soldOut);
  await expect(claim(rooms(1, day), 'sold')).rejects.toMatchObject(soldOut);
  expect(await taken(day, day)).toEqual({ [day]: [3, 1] });
});

test('the first claim of a night is limited to the capacity', async () => {
  await expect(claim(rooms(5, '2026-05-01'))).rejects.toMatchObject(soldOut);
  await claim(rooms(4, '2026-05-02'), 'sold');
  expect(await taken('2026-05-01', '2026-05-02')).toEqual({ '2026-05-02': [0, 4] });
});

test('a claim takes nothing of a stay when one night is full', async () => {
  const [first = '', full = '', last = ''] = ['2026-06-01', '2026-06-02', '2026-06-03'];
  await claim(rooms(4, full));
  await claim(rooms(1, last));
  await expect(claim(rooms(1, first, full, last))).rejects.toMatchObject(soldOut);
  expect(await taken(first, last)).toEqual({ [full]: [4, 0], [last]: [1, 0] });
});

test('options that draw on one pool cannot claim more than it has together; slots are apart', async () => {
  const places = (quantity: number, slot: string) => [{ resourcePk: 301, day: '2026-06-10', slot, quantity }];
  await claim(places(3, '07:00'));
  await expect(claim(places(2, '07:00'))).rejects.toMatchObject(soldOut);
  await claim(places(4, '16:00'));
  const counters = await listCounters(api.db, [301], '2026-06-10', '2026-06-10');
  expect(Object.fromEntries(counters.map(({ slot, held }) => [slot, held]))).toEqual({
    '07:00': 3,
    '16:00': 4,
  });
});

test.each([
  ['release', '2026-07-01', [1, 1]],
  ['sell', '2026-07-02', [1, 3]],
  ['give_back', '2026-07-03', [3, 0]],
] as const)('%s moves what was claimed', async (how, day, expected) => {
  await claim(rooms(3, day));
  await claim(rooms(1, day), 'sold');
  await move(rooms(how === 'give_back' ? 1 : 2, day), how);
  expect(await taken(day, day)).toEqual({ [day]: expected });
});

test('a release never exceeds the claim', async () => {
  const day = '2026-07-10';
  await claim(rooms(1, day));
  const refused = { cause: { constraint: 'inventory_not_oversold' } };
  for (const how of ['release', 'sell'] as const)
    await expect(move(rooms(2, day), how)).rejects.toMatchObject(refused);
  await expect(move(rooms(1, day), 'give_back')).rejects.toMatchObject(refused);
  expect(await taken(day, day)).toEqual({ [day]: [1, 0] });
});

test('a claim whose counter is missing is an error, and none of the others is moved', async () => {
  const [known = '', missing = ''] = ['2026-07-20', '2026-07-21'];
  await claim(rooms(1, known));
  await expect(move(rooms(1, known, missing), 'release')).rejects.toThrow(
    'release: 1 of 2 counters were found',
  );
  expect(await taken(known, missing)).toEqual({ [known]: [1, 0] });
});

test('a booking that moves keeps its common nights although they are full', async () => {
  const [first = '', both = '', last = ''] = ['2026-08-01', '2026-08-02', '2026-08-03'];
  await claim(rooms(1, first, both));
  await claim(rooms(3, both));
  await exchange(rooms(1, first, both), rooms(1, both, last));
  expect(await taken(first, last)).toEqual({ [first]: [0, 0], [both]: [4, 0], [last]: [1, 0] });
});

test('a sold booking takes one room more, or one fewer, on the same night', async () => {
  const day = '2026-08-10';
  await claim(rooms(1, day), 'sold');
  await exchange(rooms(1, day), rooms(3, day), 'sold');
  expect(await taken(day, day)).toEqual({ [day]: [0, 3] });
  await exchange(rooms(3, day), rooms(2, day), 'sold');
  expect(await taken(day, day)).toEqual({ [day]: [0, 2] });
});

test('a booking that cannot move keeps what it had', async () => {
  const [own = '', full = ''] = ['2026-08-20', '2026-08-21'];
  await claim(rooms(1, own));
  await claim(rooms(4, full));
  await expect(exchange(rooms(1, own), rooms(1, full))).rejects.toMatchObject(soldOut);
  expect(await taken(own, full)).toEqual({ [own]: [1, 0], [full]: [4, 0] });
});

test('locking makes the counters that are missing, with the usual number', async () => {
  const day = '2026-08-25';
  const keys = [
    { resourcePk: cottages, day, slot: '' },
    { resourcePk: 999, day, slot: '' },
  ];
  const expected = [{ resourcePk: cottages, day, slot: '', capacity: 4, held: 0, sold: 0 }];
  expect(await lockCounters(api.db, keys)).toEqual(expected);
  await claim(rooms(1, day));
  expect(await lockCounters(api.db, keys)).toMatchObject([{ held: 1 }]);
});

test('counters are listed by resource, and by day with both ends', async () => {
  await claim(rooms(1, '2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04'));
  expect(Object.keys(await taken('2026-09-02', '2026-09-03')).sort()).toEqual(['2026-09-02', '2026-09-03']);
  expect(await listCounters(api.db, [102], '2026-09-01', '2026-09-04')).toEqual([]);
  expect(await listCounters(api.db, [], '2026-09-01', '2026-09-04')).toEqual([]);
});

test('bookings that swap their days do not deadlock', async () => {
  let [one, two] = [rooms(1, '2026-09-07'), rooms(1, '2026-09-08')];
  await claim([...one, ...two]);
  for (let round = 0; round < 40; round += 1) {
    await Promise.all([exchange(one, two), exchange(two, one)]);
    [one, two] = [two, one];
  }
  expect(await taken('2026-09-07', '2026-09-08')).toEqual({ '2026-09-07': [1, 0], '2026-09-08': [1, 0] });
});
