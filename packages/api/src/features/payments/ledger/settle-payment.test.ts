import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  book,
  type BookingApi,
  browserOf,
  startBookingApi,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { payments, refunds } from '../tables';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
/** An additional payment at the gateway. */
let repeated: { id: string; amount: number; orderId: string } | undefined;
let onRefund: () => Promise<void>;

beforeAll(async () => {
  api = await startBookingApi((gateway) => ({
    ...gateway,
    async fetchOrder(id) {
      const order = await gateway.fetchOrder(id);
      if (repeated?.orderId !== id) return order;
      const again = {
        ...repeated,
        currency: 'INR',
        amountRefunded: 0,
        status: 'captured',
        method: 'upi',
        errorDescription: null,
      } as const;
      return { ...order, payments: [...order.payments, again] };
    },
    async refund(wanted) {
      await onRefund();
      if (wanted.paymentId !== repeated?.id) return gateway.refund(wanted);
      return { ...wanted, id: 'rfnd_again', status: 'processed' };
    },
  }));
  trips = freshTrips(api);
});
afterAll(() => api.close());
beforeEach(() => {
  repeated = undefined;
  onRefund = async () => undefined;
});
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Returns the gateway's order for a booking. */
async function orderOf(reference: string): Promise<string> {
  const { rows } = await api.db.execute<{ order_id: string }>(sql`
    SELECT order_id FROM payments JOIN bookings b ON subject = 'booking:' || b.primary_key WHERE reference = ${reference}`);
  return rows[0]?.order_id ?? '';
}

const Events = z.object({ events: z.array(z.object({ id: z.string(), body: z.string() })) });
const Paid = z.object({ callback: z.record(z.string(), z.string()) });

test('a payment is not queried again once all its events have been handled', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trips.stay());
  const order = await browser.startPayment(held);
  // The events arrive after the browser.
  await api.gateway.control('/sandbox/behaviour', { webhooks: { drop: true } });
  const { callback } = Paid.parse(await api.pay(order));
  await api.gateway.control('/sandbox/behaviour', {});
  const confirmed = await fetch(`${api.origin}/payments/callback`, {
    method: 'POST',
    body: new URLSearchParams(callback),
    redirect: 'manual',
  });
  expect(confirmed.status).toBe(303);
  expect((await browser.read(held.reference)).data.status).toBe('CONFIRMED');
  const events = Events.parse(await api.gateway.state()).events.filter(({ body }) => body.includes(order));
  expect(events).toHaveLength(3);
  for (const { id } of events)
    expect(await api.gateway.control('/sandbox/webhooks/replay', { eventId: id })).toEqual({ status: 200 });
  await api.runJobs();
  const due = await api.db
    .select({ at: payments.reconcileAt })
    .from(payments)
    .where(eq(payments.orderId, order));
  expect(due).toEqual([{ at: null }]);
});

test('an open order is polled every minute at first, then each quarter of its age, for three days', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trips.stay());
  const order = await browser.startPayment(held);
  const began = api.now().getTime();
  const [minute, hour] = [60_000, 60 * 60_000];
  const due = async () => {
    const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, order));
    return payment?.reconcileAt ? payment.reconcileAt.getTime() - began : null;
  };
  expect(await due()).toBe(minute);
  const found = [];
  for (const age of [1 * minute, 4 * minute, 8 * minute, 1 * hour, 24 * hour, 72 * hour, 90 * hour]) {
    api.wait(began + age - api.now().getTime());
    await api.runJobs();
    found.push([age, await due()]);
  }
  expect(found).toEqual([
    [1 * minute, 2 * minute],
    [4 * minute, 5 * minute],
    [8 * minute, 10 * minute],
    [1 * hour, 75 * minute],
    [24 * hour, 30 * hour],
    [72 * hour, 90 * hour],
    [90 * hour, null],
  ]);
});

test('a booking that was paid twice can be cancelled, and everything is refunded', async () => {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trips.stay());
  const orderId = await orderOf(reference);
  repeated = { id: 'pay_again', amount: quote.total, orderId };
  await api.db.update(payments).set({ reconcileAt: api.now() }).where(eq(payments.orderId, orderId));
  await api.runJobs();
  const cancelled = await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  expect([cancelled.status, cancelled.message]).toEqual([200, expect.anything()]);
  await untilRefunded(api, browser, reference);
  const receipts = await api.db
    .select({ receipt: refunds.receipt, amount: refunds.amountPaise, status: refunds.status })
    .from(refunds)
    .innerJoin(payments, eq(payments.primaryKey, refunds.paymentPk))
    .where(eq(payments.orderId, orderId))
    .orderBy(refunds.primaryKey);
  expect(receipts).toEqual([
    { receipt: 'repeated-pay_again', amount: 1_050_000, status: 'processed' },
    { receipt: `${reference}-cancelled-0`, amount: 1_050_000, status: 'processed' },
  ]);
});

test('a refund finished by another process is not retried by one whose call failed', async () => {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trips.stay());
  const own = eq(refunds.receipt, `${reference}-cancelled-0`);
  onRefund = async () => {
    await api.db.update(refunds).set({ status: 'processed', nextAttemptAt: null }).where(own);
    throw new Error('The connection was lost');
  };
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  await api.runJobs();
  const [refund] = await api.db.select().from(refunds).where(own);
  expect(refund).toMatchObject({ status: 'processed', nextAttemptAt: null });
  // Simulates another process that records the refund first.
  onRefund = async () => undefined;
  await api.db.update(refunds).set({ status: 'pending', nextAttemptAt: api.now() }).where(own);
  await api.runJobs();
  await untilRefunded(api, browser, reference);
});

test('a refused refund is retried after 2, 4, 8, 16 and 32 minutes, then each hour', async () => {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trips.stay());
  onRefund = () => Promise.reject(new Error('The gateway does not respond'));
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  const own = eq(refunds.receipt, `${reference}-cancelled-0`);
  const waits = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await api.runJobs();
    const [refund] = await api.db.select().from(refunds).where(own);
    const waitMs = (refund?.nextAttemptAt?.getTime() ?? 0) - api.now().getTime();
    waits.push(waitMs / 60_000);
    api.wait(waitMs);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  expect((await browser.read(reference)).data).toMatchObject({
    status: 'REFUND_PENDING',
    refund: { amount: 1_050_000, status: 'pending' },
  });
  onRefund = async () => undefined;
  expect(await untilRefunded(api, browser, reference)).toMatchObject({ status: 'REFUNDED' });
});
