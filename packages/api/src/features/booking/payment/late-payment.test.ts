import { sql } from 'drizzle-orm';
import {
  type BookingApi,
  browserOf,
  startBookingApi,
  untilRefunded,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { findLedgerDifferences, findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { outbox } from '../../../platform/messages/tables';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => {
  expect(await findViolations(api.db)).toEqual([]);
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
});

/** Holds a trip, starts its payment, and lets the hold end. */
async function expired(trip = trips.outing()) {
  const browser = browserOf(api);
  const { data } = await browser.hold(trip);
  const order = await browser.startPayment(data);
  api.wait(21 * 60_000);
  await api.runJobs();
  await untilStatus(browser, data.reference, 'EXPIRED');
  return { browser, order, reference: data.reference };
}

/** Expects a full refund and no claimed capacity. */
async function expectRefunded({ browser, reference }: Awaited<ReturnType<typeof expired>>, amount: number) {
  expect(await untilRefunded(api, browser, reference)).toMatchObject({
    status: 'REFUNDED',
    page: 'failure',
    voucher: null,
    refund: { amount, status: 'processed' },
  });
}

test('a late payment books again while there is room', async () => {
  const trip = trips.outing();
  const late = await expired(trip);
  await api.pay(late.order);
  const booked = await untilStatus(late.browser, late.reference, 'CONFIRMED');
  expect(booked).toMatchObject({ page: 'success', refund: null, voucher: { code: expect.any(String) } });
  const { rows } = await api.db.execute(
    sql`SELECT held, sold FROM inventory WHERE resource_pk = 301 AND day = ${trip.from}`,
  );
  expect(rows).toEqual([{ held: 0, sold: 1 }]);
});

test('a late payment for a trip that has begun is refunded', async () => {
  const trip = trips.outing();
  const late = await expired(trip);
  api.goTo(trip.from, '07:00');
  await api.pay(late.order);
  await expectRefunded(late, 126_000);
});

test('a late payment for a trip on request is refunded', async () => {
  const late = await expired(trips.stay({ option_pk: 501 }));
  await api.pay(late.order);
  // 2 nights × ₹950, below the ₹1,000 from which a room is taxed.
  await expectRefunded(late, 190_000);
});

test('a refunded late payment sends an e-mail in addition to the one about the ended hold', async () => {
  const trip = trips.outing();
  const late = await expired(trip);
  const others = await Promise.all(Array.from({ length: 4 }, () => browserOf(api).hold(trip)));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await api.pay(late.order);
  await expectRefunded(late, 126_000);
  const messages = api.db.select({ key: outbox.deduplicationKey }).from(outbox);
  const keys = (await messages.orderBy(outbox.primaryKey)).map(({ key }) => key);
  expect(keys.filter((key) => key?.startsWith(late.reference))).toEqual([
    `${late.reference} failed 0`,
    `${late.reference} failed 1`,
    `${late.reference} refunded 1`,
  ]);
});

test('a late payment is refunded when the person has used its coupon since', async () => {
  const late = await expired(trips.stay({ coupon: 'MONSOON10' }));
  const again = await late.browser.hold(trips.stay({ coupon: 'MONSOON10' }));
  expect([again.status, again.data.quote.total]).toEqual([200, 945_000]);
  await api.pay(late.order);
  await expectRefunded(late, 945_000);
});
