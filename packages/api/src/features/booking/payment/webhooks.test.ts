import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  book,
  type BookingApi,
  browserOf,
  eventually,
  startBookingApi,
  untilStatus,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { findLedgerDifferences, findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.gateway.control('/sandbox/behaviour', {});
  expect(await findViolations(api.db)).toEqual([]);
});

const misbehave = (behaviour: object) => api.gateway.control('/sandbox/behaviour', behaviour);

/** Creates a booking on its own days and starts its payment. */
async function started() {
  const browser = browserOf(api);
  const { data } = await browser.hold(trips.stay());
  return { browser, reference: data.reference, order: await browser.startPayment(data) };
}

const State = z.object({
  events: z.array(z.object({ id: z.string(), type: z.string(), body: z.string(), state: z.string() })),
});
/** Returns the gateway's events about an order. */
async function eventsOf(order: string) {
  return State.parse(await api.gateway.state()).events.filter(({ body }) => body.includes(order));
}
const allDelivered = (order: string) =>
  eventually(
    () => eventsOf(order),
    (events) => events.length > 0 && events.every(({ state }) => state === 'delivered'),
  );

test.each([
  ['several times', { duplicate: 4 }],
  ['late', { delayMs: 400 }],
  ['in the wrong order', { shuffle: true }],
  ['late, several times and in the wrong order', { delayMs: 200, duplicate: 3, shuffle: true }],
])('events that come %s confirm once', async (_how, webhooks) => {
  await misbehave({ webhooks });
  const { browser, reference, order } = await started();
  await api.pay(order);
  await untilStatus(browser, reference, 'CONFIRMED');
  await allDelivered(order);
  await api.runJobs();
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
});

test('polling replaces events that never arrive', async () => {
  await misbehave({ webhooks: { drop: true } });
  const { browser, reference, order } = await started();
  await api.pay(order);
  await api.runJobs();
  expect((await browser.read(reference)).data.status).toBe('PAYMENT_PENDING');
  api.wait(61_000);
  await api.runJobs();
  expect((await browser.read(reference)).data.status).toBe('CONFIRMED');
});

test('a payment that fails and is captured afterwards confirms, with the events in the wrong order', async () => {
  await misbehave({
    webhooks: { shuffle: true, duplicate: 1 },
    payments: { failThenCapture: true, captureDelayMs: 300 },
  });
  const { browser, reference, order } = await started();
  await api.pay(order);
  expect(await untilStatus(browser, reference, 'CONFIRMED')).toMatchObject({ page: 'success' });
});

/** Posts an event, signed by the gateway or with another secret. */
async function post(body: string, { secret = api.gateway.secrets.webhookSecret, id = 'evt_forged' } = {}) {
  const response = await fetch(`${api.origin}/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  });
  const { message } = z.object({ message: z.string().optional() }).parse(await response.json());
  return [response.status, message];
}
const accepted = [200, undefined];

const captured = (order: string, amount: number) =>
  JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    payload: {
      payment: {
        entity: {
          id: 'pay_forged',
          order_id: order,
          amount,
          currency: 'INR',
          status: 'captured',
          captured: true,
        },
      },
    },
  });

test('a forged event is refused and changes nothing', async () => {
  const { browser, reference, order } = await started();
  expect(await post(captured(order, 1_050_000), { secret: 'f'.repeat(32) })).toEqual([
    403,
    'The signature is not that of the payment gateway.',
  ]);
  await api.runJobs();
  expect((await browser.read(reference)).data.status).toBe('PAYMENT_PENDING');
});

test('a signed event about an unpaid order confirms nothing, because the gateway is asked', async () => {
  const { browser, reference, order } = await started();
  expect(await post(captured(order, 1_050_000), { id: 'evt_untrue' })).toEqual(accepted);
  await api.runJobs();
  expect((await browser.read(reference)).data.status).toBe('PAYMENT_PENDING');
});

test('an event that is replayed with another amount changes nothing', async () => {
  const { browser, reference, order } = await started();
  await api.pay(order);
  const paid = await untilStatus(browser, reference, 'CONFIRMED');
  for (const { id } of await allDelivered(order)) {
    await api.gateway.control('/sandbox/webhooks/replay', { eventId: id, amount: 100 });
  }
  await api.runJobs();
  expect((await browser.read(reference)).data).toMatchObject({
    status: 'CONFIRMED',
    invoice_number: paid.invoice_number,
  });
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
});

test('an event about another customer’s order leaves both bookings consistent', async () => {
  const [mine, theirs] = [await started(), await started()];
  await misbehave({ webhooks: { drop: true } });
  await api.pay(mine.order);
  expect(await post(captured(theirs.order, 1_050_000), { id: 'evt_theirs' })).toEqual(accepted);
  expect(await post(captured('order_of_another_shop', 100), { id: 'evt_unknown' })).toEqual(accepted);
  await api.runJobs();
  expect((await theirs.browser.read(theirs.reference)).data.status).toBe('PAYMENT_PENDING');
  api.wait(61_000);
  await api.runJobs();
  expect((await mine.browser.read(mine.reference)).data.status).toBe('CONFIRMED');
  expect((await theirs.browser.read(theirs.reference)).data.status).toBe('PAYMENT_PENDING');
});

test('a callback with the signature of another payment is refused', async () => {
  const [mine, theirs] = [await started(), await started()];
  await misbehave({ webhooks: { drop: true } });
  const { callback } = z
    .object({ callback: z.record(z.string(), z.string()) })
    .parse(await api.pay(mine.order));
  const comeBack = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...callback, ...fields });
    const url = `${api.origin}/payments/callback`;
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return [response.status, await response.text()];
  };
  expect(await comeBack({ razorpay_order_id: theirs.order })).toEqual([
    422,
    expect.stringContaining('The signature is not that of the payment gateway.'),
  ]);
  expect((await theirs.browser.read(theirs.reference)).data.status).toBe('PAYMENT_PENDING');
  expect((await comeBack({}))[0]).toBe(303);
  expect((await mine.browser.read(mine.reference)).data.status).toBe('CONFIRMED');
});

test('refunds are recorded once when their events are repeated and out of order', async () => {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trips.stay());
  await misbehave({ webhooks: { duplicate: 3, shuffle: true } });
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  const { refund } = await untilRefunded(api, browser, reference);
  expect(refund).toEqual({ amount: quote.total, status: 'processed' });
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
});
