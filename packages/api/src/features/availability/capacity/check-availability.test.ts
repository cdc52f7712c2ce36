import { checkAvailability, getCalendar } from '@kaadu/contracts/availability';
import { dataOf } from '../../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { inventory } from '../tables';

/** Today is Tuesday, 10 March 2026, 11:30 in India. Each test has its own days. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url: `/availability/${url}` });

async function check(query: string) {
  const response = await get(`check?${query}`);
  expect(response.statusCode).toBe(200);
  return dataOf(checkAvailability, response.json());
}

async function calendar(query: string) {
  const response = await get(`calendar?${query}`);
  expect(response.statusCode).toBe(200);
  return dataOf(getCalendar, response.json());
}

async function sellOut(resourcePk: number, days: readonly string[], slot = ''): Promise<void> {
  await api.db.insert(inventory).values(days.map((day) => ({ resourcePk, day, slot, capacity: 4, sold: 4 })));
}

it('returns for each option whether the party can book it, with its price', async () => {
  await sellOut(101, ['2026-04-07']);
  const { options, alternatives } = await check('experience_pk=1&from=2026-04-06&to=2026-04-08&guests=4');
  expect(options).toMatchObject([
    { option_pk: 101, status: 'SOLD_OUT', reason: 'Sold out', vacancies: 0, quote: null },
    // Two villas at ₹9,000 for two nights, with 18 %; ₹8,100 for members.
    {
      option_pk: 102,
      status: 'AVAILABLE',
      reason: null,
      remaining: null,
      vacancies: 4,
      slots: [],
      quote: { units: 2, nights: 2, taxable: 3_600_000, total: 4_248_000, member_total: 3_823_200 },
    },
  ]);
  expect(alternatives).toEqual([]);
});

it('prices for a member on request', async () => {
  const { options } = await check('experience_pk=1&from=2026-04-13&to=2026-04-14&guests=2&member=1');
  expect(options[0]?.quote).toMatchObject({ total: 472_500, member_total: 472_500, is_member: true });
});

it('taxes by state: CGST and SGST in Karnataka, IGST in Kerala', async () => {
  const labels = async (experience: number) => {
    const dates = 'from=2026-04-14&to=2026-04-16&guests=2';
    const { options } = await check(`experience_pk=${experience}&${dates}`);
    return options[0]?.quote?.taxes;
  };
  expect(await labels(2)).toEqual([
    { label: 'CGST 9%', amount: 180_000 },
    { label: 'SGST 9%', amount: 180_000 },
  ]);
  // ₹950 a night is free of tax until a third guest pays ₹200.
  expect(await labels(5)).toEqual([]);
  const { options } = await check('experience_pk=5&from=2026-04-14&to=2026-04-16&guests=3');
  // 5 % of ₹950 is ₹47.50, of ₹200 ₹10, on two nights.
  expect(options[0]?.quote).toMatchObject({ taxes: [{ label: 'IGST 5%', amount: 11_600 }], total: 241_600 });
});

it('suggests the nearest days of the same length, the earliest first, when nothing is left', async () => {
  await sellOut(201, ['2026-05-12', '2026-05-13', '2026-05-14']);
  const { options, alternatives } = await check('experience_pk=2&from=2026-05-12&to=2026-05-14&guests=2');
  expect(options[0]).toMatchObject({ status: 'SOLD_OUT', reason: 'Sold out', quote: null });
  // Two nights at ₹10,000 with 18 %.
  const total = 2_360_000;
  expect(alternatives).toEqual([
    { from: '2026-05-09', to: '2026-05-11', total },
    { from: '2026-05-10', to: '2026-05-12', total },
    { from: '2026-05-15', to: '2026-05-17', total },
    { from: '2026-05-16', to: '2026-05-18', total },
  ]);
});

it('suggests no day that has passed', async () => {
  const { options, alternatives } = await check('experience_pk=3&from=2026-03-10&guests=1');
  expect(options[0]).toMatchObject({ status: 'CLOSED', reason: 'Booking closes 2 hours before the start' });
  expect(alternatives.map(({ from }) => from)).toEqual([
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
  ]);
});

it('has a status and the lowest price for each day of a month, of one option or of all', async () => {
  await sellOut(101, ['2026-06-10']);
  const all = await calendar('experience_pk=1&month=2026-06');
  expect(all).toMatchObject({ unit: 'night', first_day: '2026-03-10', last_day: '2026-09-15' });
  expect([all.days.length, all.days[0]?.date, all.days[29]?.date]).toEqual([30, '2026-06-01', '2026-06-30']);
  const open = { status: 'AVAILABLE', remaining: null };
  expect(all.days[8]).toEqual({ date: '2026-06-09', ...open, price: 525_000, member_price: 472_500 });
  expect(all.days[9]).toEqual({ date: '2026-06-10', ...open, price: 1_062_000, member_price: 955_800 });
  const cottage = await calendar('experience_pk=1&option_pk=101&month=2026-06');
  expect(cottage.days[9]).toMatchObject({ status: 'SOLD_OUT', price: null, member_price: null });
  expect((await calendar('experience_pk=3&month=2028-02')).days).toHaveLength(29);
});

it.each([
  ['check?experience_pk=999&from=2026-04-07&guests=2', 404, 'does not exist, or has nothing to book'],
  ['calendar?experience_pk=999&month=2026-04', 404, 'does not exist, or does not have that option'],
  ['calendar?experience_pk=1&option_pk=201&month=2026-04', 404, 'does not have that option'],
  ['check?experience_pk=1&from=2026-03-09&to=2026-03-11&guests=2', 422, 'That day has passed'],
  ['check?experience_pk=1&from=2026-04-07&guests=2', 422, 'choose the day of departure'],
  ['check?experience_pk=3&from=2026-04-07&to=2026-04-08&guests=1', 422, 'activity of one day'],
])('refuses %s with %i', async (url, status, message) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ status: 'error', message: expect.stringContaining(message) });
});
