import { and, eq, gte } from 'drizzle-orm';
import { browserOf, farmStay } from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { type Desk, openDesk } from '../../../testing/bookings/calendar-desk';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { inventory, resources } from '../tables';

let api: TestApi;
let desk: Desk;
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000 });
  desk = await openDesk(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

const cottage = 101;
const counters = (resourcePk: number, from: string) =>
  api.db
    .select()
    .from(inventory)
    .where(and(eq(inventory.resourcePk, resourcePk), gte(inventory.day, from)))
    .orderBy(inventory.day);

test('capacity never drops below taken units while travellers hold and release, without deadlock', async () => {
  const from = '2026-05-04';
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const traveller = async (nights: number) => {
    for (let round = 0; round < 8; round += 1) {
      const browser = browserOf(api);
      const to = `2026-05-${String(4 + nights).padStart(2, '0')}`;
      const held = await browser.hold({ ...farmStay, from, to });
      count(held.status);
      if (held.status === 200 && round % 2 === 0)
        count((await browser.post(`/bookings/${held.data.reference}/release`, {})).status);
    }
  };
  const operator = async (shift: number) => {
    const own = await openDesk(api);
    for (let round = 0; round < 12; round += 1)
      count((await own.setCapacity(cottage, from, 7, (round + shift) % 5)).status);
  };
  await Promise.all([
    traveller(1),
    traveller(3),
    traveller(5),
    traveller(2),
    operator(0),
    operator(2),
    operator(3),
  ]);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(10);
  for (const { held, sold, capacity } of await counters(cottage, from))
    expect(held + sold).toBeLessThanOrEqual(capacity);
});

test('one of two operators who set the same days concurrently is refused', async () => {
  const rows = [{ resource_pk: cottage, slot: '', shown: [4, 4] }];
  const body = { from: '2026-06-01', to: '2026-06-02', rows };
  const responses = await Promise.all(
    [3, 2, 5, 6].map((capacity) => desk.post('capacity', { ...body, capacity })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('operators who close days of several resources concurrently all succeed, and travellers see every closure', async () => {
  const close = (resourcePk: number, day: string) =>
    desk.post('close', {
      from: day,
      to: day,
      resources: [{ resource_pk: resourcePk, shown: [] }],
      reason: 'Race',
    });
  const days = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11'];
  const responses = await Promise.all(days.flatMap((day) => [close(cottage, day), close(102, day)]));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const url = '/availability/calendar?experience_pk=1&month=2026-06';
  const { data } = await browserOf(api).call<{ days: { date: string; status: string }[] }>('GET', url);
  expect(data.days.filter(({ date }) => days.includes(date)).map(({ status }) => status)).toEqual(
    days.map(() => 'CLOSED'),
  );
});

test('a reduced usual number applies to every day, including days first held during the change', async () => {
  const tent = 201;
  const shown = { primary_key: tent, name: 'Tent', kind: 'room', capacity: 4 };
  const holds = Array.from({ length: 8 }, (_, index) => {
    const day = `2026-07-${String(10 + index).padStart(2, '0')}`;
    const to = `2026-07-${String(11 + index).padStart(2, '0')}`;
    return browserOf(api).hold({ ...farmStay, option_pk: tent, from: day, to });
  });
  const change = desk.post('resources', {
    resource: { ...shown, primary_key: undefined, capacity: 2 },
    shown,
  });
  const [{ status }] = await Promise.all([change, ...holds]);
  expect(status).toBe(200);
  const found = await counters(tent, '2026-03-10');
  expect([...new Set(found.map(({ capacity }) => capacity))]).toEqual([2]);
  const [row] = await api.db.select().from(resources).where(eq(resources.primaryKey, tent));
  expect(row?.capacity).toBe(2);
});
