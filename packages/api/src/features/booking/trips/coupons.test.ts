import { sql } from 'drizzle-orm';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  contact,
  startBookingApi,
  travellers,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signUp } from '../../../testing/people';
import { requireCoupon } from './coupons';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

const usedBefore = [422, 'You have used this coupon already; it is valid once.'];
const notValid = 'This coupon does not exist or is not valid today.';

const release = (browser: Browser, reference: string) => browser.post(`/bookings/${reference}/release`, {});

/** Adds a coupon of 10 % for the current test only. @returns its code */
let coupons = 0;
async function newCoupon(startsOn = '2026-01-01', endsOn = '2026-12-31'): Promise<string> {
  coupons += 1;
  const code = `TEST${coupons}`;
  await api.db.execute(sql`
    INSERT INTO discounts (code, percent, terms, starts_on, ends_on) VALUES (${code}, 10, 'Ten percent.', ${startsOn}, ${endsOn})`);
  return code;
}

describe('a coupon from 10 to 12 April', () => {
  let code: string;
  beforeAll(async () => {
    code = await newCoupon('2026-04-10', '2026-04-12');
  });

  test.each([
    ['2026-04-09T23:59:59.999+05:30', false],
    ['2026-04-10T00:00:00+05:30', true],
    ['2026-04-11T12:00:00+05:30', true],
    ['2026-04-12T23:59:59.999+05:30', true],
    ['2026-04-13T00:00:00+05:30', false],
  ])('at %s is valid: %s', async (now, isValid) => {
    const found = requireCoupon(api.db, code.toLowerCase(), new Date(now));
    if (isValid) await expect(found).resolves.toMatchObject({ code, percent: 10 });
    else await expect(found).rejects.toMatchObject({ code: 'invalid', message: notValid });
  });
});

test.each([
  ['has ended', '2026-01-01', '2026-03-09'],
  ['has not begun', '2027-01-01', '2027-12-31'],
])('a coupon that %s lowers no price: the hold is refused', async (_case, startsOn, endsOn) => {
  const coupon = await newCoupon(startsOn, endsOn);
  const browser = browserOf(api);
  const trip = trips.stay();
  const refused = await browser.hold({ ...trip, coupon });
  expect([refused.status, refused.message]).toEqual([422, notValid]);
  const { data: held } = await browser.hold(trip);
  const revised = await browser.post(`/bookings/${held.reference}/revise`, { ...trip, coupon });
  expect([revised.status, revised.message]).toEqual([422, notValid]);
  expect((await browser.read(held.reference)).data.quote).toMatchObject({ total: 1_050_000, coupon: null });
});

test('a coupon reduces the price, is valid once per person, and is released when the hold ends', async () => {
  const coupon = await newCoupon();
  const browser = browserOf(api);
  const first = await browser.hold(trips.stay({ coupon }));
  expect(first.data.quote).toMatchObject({ taxable: 900_000, total: 945_000, coupon });
  const again = await browser.hold(trips.stay({ coupon }));
  expect([again.status, again.message]).toEqual(usedBefore);
  await release(browser, first.data.reference);
  const third = await browser.hold(trips.stay({ coupon }));
  expect([third.status, third.data.quote.total]).toEqual([200, 945_000]);
});

test('a coupon is released when it is removed from the hold', async () => {
  const coupon = await newCoupon();
  const browser = browserOf(api);
  const trip = trips.stay({ coupon });
  const { data } = await browser.hold(trip);
  const without = await browser.post(`/bookings/${data.reference}/revise`, { ...trip, coupon: null });
  expect(without.data.quote).toMatchObject({ total: 1_050_000, coupon: null });
  expect((await browser.hold(trips.stay({ coupon }))).status).toBe(200);
});

test('a coupon stays used when its paid booking is cancelled', async () => {
  const coupon = await newCoupon();
  const browser = browserOf(api);
  const booked = await book(api, browser, trips.stay({ coupon }));
  const other = await browser.hold(trips.stay({ coupon }));
  expect([other.status, other.message]).toEqual(usedBefore);
  const cancelled = await browser.post(`/bookings/${booked.reference}/cancel`, { shown_refund: 945_000 });
  expect(cancelled.data.refund).toEqual({ amount: 945_000, status: 'pending' });
  const after = await browser.hold(trips.stay({ coupon }));
  expect([after.status, after.message]).toEqual(usedBefore);
});

test('a coupon is valid once for an account in two browsers', async () => {
  const coupon = await newCoupon();
  const { headers } = await signUp(api, newPerson());
  const first = await browserOf(api, headers).hold(trips.stay({ coupon }));
  // 10 % as a member, and 10 % of the rest.
  expect([first.status, first.data.quote.taxable]).toEqual([200, 810_000]);
  const again = await browserOf(api, headers).hold(trips.stay({ coupon }));
  expect([again.status, again.message]).toEqual(usedBefore);
});

test('a coupon is valid once for an e-mail address in two browsers', async () => {
  const coupon = await newCoupon();
  const [one, two] = [browserOf(api), browserOf(api)];
  const [first, second] = [await one.hold(trips.stay({ coupon })), await two.hold(trips.stay({ coupon }))];
  const name = (browser: Browser, reference: string, email: string) =>
    browser.post(`/bookings/${reference}/travellers`, {
      contact: { ...contact, email },
      travellers: travellers(2),
      remember: false,
    });
  expect((await name(one, first.data.reference, 'same@example.com')).status).toBe(200);
  const refused = await name(two, second.data.reference, 'Same@Example.com');
  expect([refused.status, refused.message]).toEqual(usedBefore);
  expect((await name(two, second.data.reference, 'other@example.com')).status).toBe(200);
});

test('a booking moves to other dates at its coupon’s price when the coupon has ended since', async () => {
  const coupon = await newCoupon();
  const browser = browserOf(api);
  const { reference } = await book(api, browser, trips.stay({ coupon }));
  await api.db.execute(sql`UPDATE discounts SET ends_on = '2026-03-09' WHERE code = ${coupon}`);
  const { from, to } = trips.stay();
  const dates = { from, to, slot: null };
  const { data } = await browser.post(`/bookings/${reference}/dateChangeQuote`, dates);
  expect(data).toMatchObject({ refund: 0, quote: { total: 945_000, coupon } });
});
