import type { StaffBooking, TripBody } from '@kaadu/contracts/booking';
import { z } from 'zod';
import {
  type BookingApi,
  browserOf,
  eventually,
  startBookingApi,
  untilStatus,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';
import { readPdf } from '../../../testing/read-pdf';

/*
 * Two nights in a cottage are ₹10,000 + 5 % GST, and the third guest ₹1,300 + 5 % a night. A packed lunch is ₹310 + ₹16 GST (15.50 rounded), for one
 * person each; the estate walk ₹1,505 + ₹75 GST (75.25 rounded), once for the booking.
 */
const lunch = 101;
const walk = 102;
const withExtras = {
  party: { guests: 3, ages: [] },
  add_ons: [
    { add_on_pk: lunch, quantity: 3 },
    { add_on_pk: walk, quantity: 1 },
  ],
};

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

const Orders = z.object({ orders: z.array(z.object({ id: z.string(), amount: z.int() })) });

test('three lunches and a walk are held, paid, invoiced and refunded at their price', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trips.stay({ ...withExtras, shown_total: 1_578_800 }));
  expect(held.add_ons).toEqual(withExtras.add_ons);
  expect(held.price_change).toBeNull();
  expect(held.quote).toMatchObject({
    lines: [
      { kind: 'base', amount: 1_000_000 },
      { kind: 'extra_guest', amount: 260_000 },
      { kind: 'add_on', label: 'Packed lunch × 3', amount: 93_000 },
      { kind: 'add_on', label: 'Estate walk', amount: 150_500 },
    ],
    taxable: 1_503_500,
    // 63,000 of the stay, 3 × 1,600 and 7,500.
    taxes: [
      { label: 'CGST 2.5%', amount: 37_650 },
      { label: 'SGST 2.5%', amount: 37_650 },
    ],
    total: 1_578_800,
  });
  const order = await browser.startPayment(held);
  const { orders } = Orders.parse(await api.gateway.state());
  expect(orders.find(({ id }) => id === order)).toEqual({ id: order, amount: 1_578_800 });
  await api.pay(order);
  const paid = await untilStatus(browser, held.reference, 'CONFIRMED');
  expect(paid.quote).toEqual(held.quote);

  const at = `/bookings/${held.reference}`;
  const invoice = await api.app.inject(`${at}/invoice.pdf?key=${held.key}`);
  const { text } = await readPdf(invoice.rawPayload);
  for (const said of ['Packed lunch × 3', '₹930', 'Estate walk', '₹1,505', '₹15,035', '₹376.50', '₹15,788'])
    expect(text).toContain(said);
  const [email] = await eventually(
    async () => api.outbox.list('asha@example.com').filter((one) => one.text.includes(held.reference)),
    (emails) => emails.length === 1,
  );
  expect(email?.text).toMatch(/Packed lunch × 3:? +₹930/);
  expect(email?.text).toMatch(/Total paid:? +₹15,788/);

  expect((await browser.post(`${at}/cancel`, { shown_refund: 1_578_800 })).status).toBe(200);
  const back = await untilRefunded(api, browser, held.reference);
  expect(back.refund).toEqual({ amount: 1_578_800, status: 'processed' });
  const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
  const seen = await finance.call<StaffBooking>('GET', `/admin/bookings/${held.reference}`);
  expect(seen.data.documents.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice', 1_578_800],
    ['credit_note', 1_578_800],
  ]);
});

test('a coupon reduces the price of the stay and not that of the extras', async () => {
  const browser = browserOf(api);
  const { data } = await browser.hold(trips.stay({ ...withExtras, coupon: 'MONSOON10' }));
  expect(data.quote.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['base', 1_000_000],
    ['extra_guest', 260_000],
    ['add_on', 93_000],
    ['add_on', 150_500],
    ['coupon', -126_000],
  ]);
  // GST: 45,000 of the cottage, 2 × 5,900 (58.50 rounded) of the third guest, 3 × 1,600 and 7,500.
  expect(data.quote).toMatchObject({ taxable: 1_377_500, total: 1_446_600, coupon: 'MONSOON10' });
  expect(data.quote.taxes.map(({ amount }) => amount)).toEqual([34_550, 34_550]);
});

test.each([
  ['more lunches than guests', [{ add_on_pk: lunch, quantity: 4 }], 'At most one of “Packed lunch” each.'],
  ['two walks', [{ add_on_pk: walk, quantity: 2 }], 'At most one of “Estate walk” each.'],
  [
    'a walk twice',
    [
      { add_on_pk: walk, quantity: 1 },
      { add_on_pk: walk, quantity: 1 },
    ],
    'At most one of “Estate walk” each.',
  ],
  [
    'one lunch twice, fewer than there are guests',
    [
      { add_on_pk: lunch, quantity: 1 },
      { add_on_pk: lunch, quantity: 1 },
    ],
    '“Packed lunch” is chosen twice. Please choose it once, with its quantity.',
  ],
  [
    'one lunch twenty times',
    Array.from({ length: 20 }, () => ({ add_on_pk: lunch, quantity: 1 })),
    'At most one of “Packed lunch” each.',
  ],
  [
    'an extra of another experience',
    [{ add_on_pk: 201, quantity: 1 }],
    'One of the extras is no longer offered.',
  ],
])('%s are refused, at the hold and when it is changed', async (_case, add_ons, message) => {
  const browser = browserOf(api);
  const trip: TripBody = trips.stay(withExtras);
  const refused = await browser.hold({ ...trip, add_ons });
  expect([refused.status, refused.message]).toEqual([422, message]);
  const { data: held } = await browser.hold(trip);
  const revised = await browser.post(`/bookings/${held.reference}/revise`, { ...trip, add_ons });
  expect([revised.status, revised.message]).toEqual([422, message]);
  expect((await browser.read(held.reference)).data.quote).toEqual(held.quote);
  await browser.post(`/bookings/${held.reference}/release`, {});
});

test('extras of a hold change with it', async () => {
  const browser = browserOf(api);
  const trip = trips.stay(withExtras);
  const { data: held } = await browser.hold(trip);
  const revise = (change: Partial<TripBody>) =>
    browser.post(`/bookings/${held.reference}/revise`, { ...trip, ...change });
  const fewer = await revise({ party: { guests: 2, ages: [] } });
  expect([fewer.status, fewer.message]).toEqual([422, 'At most one of “Packed lunch” each.']);
  const one = await revise({ add_ons: [{ add_on_pk: lunch, quantity: 1 }] });
  // ₹13,230 and ₹326.
  expect(one.data.quote.total).toBe(1_355_600);
  expect((await revise({ add_ons: [] })).data.quote.total).toBe(1_323_000);
});
