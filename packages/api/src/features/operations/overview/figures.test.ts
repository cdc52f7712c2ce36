import { getBookingFigures, getOccupancyFigures, getRevenueFigures } from '@kaadu/contracts/overview';
import { countWaitingChats, getToday } from '@kaadu/contracts/today';
import type { DataOf, Endpoint } from '@kaadu/contracts/endpoint';
import { eq } from 'drizzle-orm';
import {
  book,
  type BookingApi,
  browserOf,
  farmStay,
  kayaking,
  startBookingApi,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { askIn } from '../../../testing/chat/chat-api';
import { dataOf } from '../../../testing/data/data-of';
import { newPerson, signInStaff } from '../../../testing/people';
import { blackouts } from '../../availability';

let api: BookingApi;
let admin: Record<string, string>;
const stayTotal = 1_050_000;
let placeTotal = 0;

/*
 * 10 March: a stay is bought. 11 March: a place on the kayak trip is bought a minute before midnight in India, another a
 * minute after it. 13 March: the stay is cancelled, all of it goes back; a stay is held.
 */
beforeAll(async () => {
  api = await startBookingApi();
  const browser = browserOf(api);
  const stay = await book(api, browser, farmStay);
  api.goTo('2026-03-11', '23:59');
  placeTotal = (await book(api, browser, kayaking)).quote.total;
  api.goTo('2026-03-12', '00:01');
  await book(api, browser, { ...kayaking, from: '2026-04-08' });
  api.goTo('2026-03-13', '12:00');
  const { status } = await browser.post(`/bookings/${stay.reference}/cancel`, { shown_refund: stayTotal });
  expect(status).toBe(200);
  await untilRefunded(api, browser, stay.reference);
  await browser.hold({ ...farmStay, from: '2026-04-10', to: '2026-04-12' });
  admin = (await signInStaff(api, 'admin', newPerson())).headers;
});
afterAll(() => api.close());

async function read<E extends Endpoint>(endpoint: E, query: string): Promise<DataOf<E>> {
  const response = await api.app.inject({ url: `${endpoint.path}?${query}`, headers: admin });
  return dataOf(endpoint, response.json());
}

test('bookings are counted on the day in India on which they were made, by their state', async () => {
  const { days, total, previous } = await read(getBookingFigures, 'from=2026-03-11&to=2026-03-13');
  expect(days).toEqual([
    { day: '2026-03-11', counts: { CONFIRMED: 1 } },
    { day: '2026-03-12', counts: { CONFIRMED: 1 } },
    { day: '2026-03-13', counts: { ON_HOLD: 1 } },
  ]);
  expect(total).toEqual({ CONFIRMED: 2, ON_HOLD: 1 });
  // 8 to 10 March.
  expect(previous).toEqual({ REFUNDED: 1 });
});

test('revenue matches the ledger to the paisa', async () => {
  const { days, total, previous } = await read(getRevenueFigures, 'from=2026-03-11&to=2026-03-14');
  expect(placeTotal).toBeGreaterThan(0);
  expect(days).toEqual([
    { day: '2026-03-11', paid: placeTotal, refunded: 0, net: placeTotal },
    { day: '2026-03-12', paid: placeTotal, refunded: 0, net: placeTotal },
    { day: '2026-03-13', paid: 0, refunded: stayTotal, net: -stayTotal },
    { day: '2026-03-14', paid: 0, refunded: 0, net: 0 },
  ]);
  expect(total).toEqual({ paid: 2 * placeTotal, refunded: stayTotal, net: 2 * placeTotal - stayTotal });
  expect(previous).toEqual({ paid: stayTotal, refunded: 0, net: stayTotal });
});

test('the ranges of a day and of the day before are one day each', async () => {
  const { total, previous } = await read(getRevenueFigures, 'from=2026-03-12&to=2026-03-12');
  expect([total.paid, previous.paid]).toEqual([placeTotal, placeTotal]);
});

describe('occupancy', () => {
  // Monday to Sunday.
  const week = 'from=2026-04-06&to=2026-04-12';

  test('is the held and sold share of the capacity that the rules leave open', async () => {
    const { kinds, experiences, total, previous } = await read(getOccupancyFigures, week);
    const [rooms, places] = kinds;
    expect(kinds.map(({ kind }) => kind)).toEqual(['room', 'place']);
    expect(rooms?.days.map(({ taken, capacity }) => [taken, capacity])).toEqual([
      [0, 16],
      [0, 16],
      [0, 16],
      [0, 16],
      [1, 16],
      [1, 16],
      [0, 16],
    ]);
    // The trek goes from Friday to Sunday.
    expect(places?.days.map(({ day, taken, capacity }) => [day.slice(8), taken, capacity])).toEqual([
      ['06', 0, 4],
      ['07', 1, 4],
      ['08', 1, 4],
      ['09', 0, 4],
      ['10', 0, 8],
      ['11', 0, 8],
      ['12', 0, 8],
    ]);
    expect(experiences).toContainEqual({
      primary_key: 1,
      title: 'Cardamom Farm Stay',
      taken: 2,
      capacity: 56,
      previous: { taken: 0, capacity: 56 },
    });
    expect(experiences.map(({ primary_key }) => primary_key)).toEqual([4, 1, 2, 3, 5]);
    expect(total).toEqual({ taken: 4, capacity: 152 });
    expect(previous).toEqual({ taken: 0, capacity: 152 });
  });

  test('of one experience covers the resources it draws on', async () => {
    const { kinds, experiences, total } = await read(getOccupancyFigures, `${week}&experience_pk=3`);
    expect(kinds.map(({ kind }) => kind)).toEqual(['place']);
    expect(total).toEqual({ taken: 2, capacity: 28 });
    expect(experiences).toHaveLength(5);
  });

  test('excludes closed days, except for sold units', async () => {
    const closed = { resourcePk: 301, fromDay: '2026-04-06', toDay: '2026-04-07', reason: 'Flood' };
    await api.db.insert(blackouts).values(closed);
    const { total } = await read(getOccupancyFigures, `${week}&experience_pk=3`);
    expect(total).toEqual({ taken: 2, capacity: 24 });
    await api.db.delete(blackouts).where(eq(blackouts.resourcePk, 301));
  });
});

test.each([
  ['ends before it begins', 'from=2026-03-12&to=2026-03-11'],
  ['is longer than half a year', 'from=2026-01-01&to=2026-07-04'],
  ['has no end', 'from=2026-03-12'],
])('a range that %s is refused', async (_case, query) => {
  const { statusCode } = await api.app.inject({ url: `${getRevenueFigures.path}?${query}`, headers: admin });
  expect(statusCode).toBe(400);
});

test('the day of a trip lists it by role: arrivals, departures, holds, and who waits', async () => {
  const before = api.now();
  api.goTo('2026-05-01', '10:00');
  const browser = browserOf(api);
  const stay = await book(api, browser, { ...farmStay, from: '2026-05-12', to: '2026-05-14' });
  const trip = await book(api, browser, { ...kayaking, from: '2026-05-14' });
  api.goTo('2026-05-14', '09:00');
  const held = await browserOf(api).hold({ ...farmStay, from: '2026-05-20', to: '2026-05-22' });
  const { thread } = await askIn(api);
  const todayOf = async (role: 'sales' | 'finance' | 'operator' | 'content') => {
    const { headers } = await signInStaff(api, role, newPerson());
    const response = await api.app.inject({ url: getToday.path, headers });
    return dataOf(getToday, response.json());
  };
  const trips = {
    arrivals: {
      total: 1,
      items: [
        {
          reference: trip.reference,
          status: 'CONFIRMED',
          slot: '07:00',
          guests: 1,
          name: 'Asha Rao',
        },
      ],
    },
    departures: { total: 1, items: [{ reference: stay.reference, slot: null, guests: 2 }] },
  };
  const holds = { total: 1, items: [{ reference: held.data.reference, name: null, total: stayTotal }] };
  const chats = {
    total: 1,
    items: [{ thread, name: null, waiting_since: '2026-05-14T03:30:00.000Z' }],
  };
  expect(await todayOf('sales')).toMatchObject({ day: '2026-05-14', ...trips, holds, chats, payments: null });
  expect(await todayOf('operator')).toMatchObject({ ...trips, holds, chats: null, payments: null });
  const payments = { total: 0, items: [] };
  expect(await todayOf('finance')).toMatchObject({ ...trips, holds: null, chats: null, payments });
  expect(await todayOf('content')).toEqual({
    day: '2026-05-14',
    arrivals: null,
    departures: null,
    holds: null,
    payments: null,
    chats: null,
  });
  const sales = await signInStaff(api, 'sales', newPerson());
  const waiting = await api.app.inject({ url: countWaitingChats.path, headers: sales.headers });
  expect(dataOf(countWaitingChats, waiting.json())).toEqual({ chats: 1 });
  api.wait(before.getTime() - api.now().getTime());
});

test('each section is open to the roles that work with it', async () => {
  const parts = ['bookings', 'revenue', 'occupancy', 'responses', 'webVitals'];
  const statuses: Record<string, number[]> = {};
  for (const role of ['sales', 'finance', 'operator', 'content', 'traveller'] as const) {
    const { headers } = await signInStaff(api, role, newPerson());
    statuses[role] = [];
    for (const part of parts) {
      const url = `/admin/overview/${part}?from=2026-03-12&to=2026-03-12`;
      statuses[role].push((await api.app.inject({ url, headers })).statusCode);
    }
  }
  expect(statuses).toEqual({
    sales: [200, 403, 200, 200, 403],
    finance: [200, 200, 403, 403, 403],
    operator: [200, 403, 200, 403, 403],
    content: [403, 403, 403, 403, 200],
    traveller: [403, 403, 403, 403, 403],
  });
  const url = '/admin/overview/bookings?from=2026-03-12&to=2026-03-12';
  expect((await api.app.inject({ url })).statusCode).toBe(401);
});
