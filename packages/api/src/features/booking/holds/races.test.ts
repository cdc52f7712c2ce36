import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { indiaInstant } from '../../../platform/money/india-date';
import {
  book,
  type BookingApi,
  browserOf,
  eventually,
  startBookingApi,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';
import { inventory } from '../../availability';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

async function counter(resourcePk: number, day: string) {
  const [row] = await api.db
    .select({ held: inventory.held, sold: inventory.sold })
    .from(inventory)
    .where(and(eq(inventory.resourcePk, resourcePk), eq(inventory.day, day)));
  return row;
}

test('the last seat goes to exactly one of 200 concurrent requests', async () => {
  const seat = trips.outing();
  for (let taken = 0; taken < 3; taken += 1) await browserOf(api).hold(seat);
  const hold = async () => {
    const [browser, key] = [browserOf(api), randomUUID()];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { status } = await browser.hold(seat, key);
      // The API responds 503 when no connection is free within three seconds.
      if (status !== 503) return status;
    }
    throw new Error('The server had no connection free for a minute');
  };
  const statuses = await Promise.all(Array.from({ length: 200 }, hold));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(199);
  expect(await counter(301, seat.from)).toEqual({ held: 4, sold: 0 });
});

test('a booking is cancelled once when it is cancelled twice and moved concurrently', async () => {
  const browser = browserOf(api);
  const trip = trips.stay();
  const { reference } = await book(api, browser, trip);
  const { from, to } = trips.stay();
  const path = `/bookings/${reference}`;
  const [first, second, moved] = await Promise.all([
    browser.post(`${path}/cancel`, { shown_refund: 1_050_000 }),
    browser.post(`${path}/cancel`, { shown_refund: 1_050_000 }),
    browser.post(`${path}/changeDates`, { from, to, slot: null, shown_refund: 0 }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const late = [first, second].find(({ status }) => status === 409);
  expect(late?.message).toBe('Only a confirmed booking can be cancelled.');
  // It may be moved before it is cancelled.
  if (moved.status !== 200)
    expect([moved.status, moved.message]).toEqual([409, 'Only a confirmed booking can be changed.']);
  const { refund } = await untilRefunded(api, browser, reference);
  expect(refund).toEqual({ amount: 1_050_000, status: 'processed' });
  expect([await counter(101, trip.from), await counter(101, from)]).toEqual([
    { held: 0, sold: 0 },
    moved.status === 200 ? { held: 0, sold: 0 } : undefined,
  ]);
});

test('a booking is either cancelled or used when both happen concurrently on its first day', async () => {
  const browser = browserOf(api);
  const trip = trips.outing();
  const day = trip.from;
  const booked = await book(api, browser, trip);
  api.wait(indiaInstant(day, '06:00').getTime() - api.now().getTime());
  const { headers } = await signInStaff(api, 'operator', newPerson());
  const use = async () => {
    const payload = { code: booked.voucher?.code };
    return (await api.app.inject({ method: 'POST', url: '/bookings/redeem', headers, payload })).statusCode;
  };
  const cancel = async () =>
    (await browser.post(`/bookings/${booked.reference}/cancel`, { shown_refund: 0 })).status;
  const statuses = await Promise.all([use(), cancel(), use(), cancel()]);
  expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  const { status } = (await browser.read(booked.reference)).data;
  expect(await counter(301, day)).toEqual({ held: 0, sold: status === 'REDEEMED' ? 1 : 0 });
});

test('a hold ends in one way when it is released, expires and is paid concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const trip = trips.outing();
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trip);
    const order = await browser.startPayment(held);
    await api.pay(order, 'failed');
    await eventually(
      () => browser.read(held.reference),
      ({ data }) => data.status === 'ON_HOLD',
    );
    if (round % 2 === 0) api.wait(21 * 60_000);
    await Promise.all([
      api.pay(order),
      browser.post(`/bookings/${held.reference}/release`, {}),
      api.runJobs(),
      browser.post(`/bookings/${held.reference}/release`, {}),
    ]);
    await eventually(
      () => browser.read(held.reference),
      ({ data }) => data.status === 'CONFIRMED',
    );
    expect(await counter(301, trip.from)).toEqual({ held: 0, sold: 1 });
  }
});

test('a booking is refunded when its refunds arrive concurrently', async () => {
  const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
  for (let round = 0; round < 5; round += 1) {
    const browser = browserOf(api);
    const { reference, quote } = await book(api, browser, trips.stay({}, 1));
    const parts = [0, 1, 2].map((before) => ({
      amount: 100_000,
      reason: 'No hot water',
      cancels: false,
      shown_refundable: quote.total - before * 100_000,
    }));
    for (const part of parts) await finance.post(`/admin/bookings/${reference}/refund`, part);
    await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total - 300_000 });
    const { status } = await untilRefunded(api, browser, reference);
    expect(status).toBe('REFUNDED');
  }
});
