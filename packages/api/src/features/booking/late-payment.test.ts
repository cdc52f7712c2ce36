import {
  type BookingApi,
  browserOf,
  farmStay,
  kayaking,
  startBookingApi,
  untilStatus,
  untilRefunded,
} from '../../testing/booking-api';
import { findViolations } from '../../testing/booking-invariants';
import { outbox } from '../../platform/messages/tables';

let api: BookingApi;
beforeAll(async () => {
  api = await startBookingApi();
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Holds a trip, starts its payment, and lets the hold end. */
async function expired(trip = kayaking) {
  const browser = browserOf(api);
  const { data } = await browser.hold(trip);
  const order = await browser.startPayment(data);
  api.wait(21 * 60_000);
  await api.runJobs();
  await untilStatus(browser, data.reference, 'EXPIRED');
  return { browser, order, reference: data.reference };
}

test('a late payment for a trip that has begun goes back', async () => {
  const { browser, order, reference } = await expired({ ...kayaking, from: '2026-03-11' });
  api.goTo('2026-03-11', '08:00');
  await api.pay(order);
  await untilRefunded(api, browser, reference);
});

test('a late payment that goes back is told, though it was told before that the hold had ended', async () => {
  const trip = { ...kayaking, from: '2026-04-20' };
  const { browser, order, reference } = await expired(trip);
  const others = await Promise.all(Array.from({ length: 4 }, () => browserOf(api).hold(trip)));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await api.pay(order);
  await untilRefunded(api, browser, reference);
  const keys = (await api.db.select({ key: outbox.deduplicationKey }).from(outbox)).map(({ key }) => key);
  expect(keys.filter((key) => key?.startsWith(reference))).toEqual([
    `${reference} failed 0`,
    `${reference} failed 1`,
    `${reference} refunded 1`,
  ]);
});

test('a late payment with a coupon that the person has used since goes back', async () => {
  const { browser, order, reference } = await expired({ ...farmStay, coupon: 'MONSOON10' });
  const again = await browser.hold({ ...farmStay, coupon: 'MONSOON10' });
  expect(again.status).toBe(200);
  await api.pay(order);
  await untilRefunded(api, browser, reference);
});
