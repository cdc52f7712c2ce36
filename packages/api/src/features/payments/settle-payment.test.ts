import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  book,
  type BookingApi,
  browserOf,
  eventually,
  farmStay,
  startBookingApi,
  untilRefunded,
} from '../../testing/booking-api';
import { findViolations } from '../../testing/booking-invariants';
import { payments, refunds } from './tables';

let api: BookingApi;
/** A payment that the gateway has besides those that were made. */
let repeated: { id: string; amount: number; orderId: string } | undefined;
let onRefund: () => Promise<void>;

beforeAll(async () => {
  api = await startBookingApi((gateway) => ({
    ...gateway,
    async fetchOrder(id) {
      const order = await gateway.fetchOrder(id);
      if (repeated?.orderId !== id) return order;
      const again = { ...repeated, status: 'captured', method: 'upi', errorDescription: null } as const;
      return { ...order, payments: [...order.payments, again] };
    },
    async refund(wanted) {
      await onRefund();
      if (wanted.paymentId !== repeated?.id) return gateway.refund(wanted);
      return { ...wanted, id: 'rfnd_again', status: 'processed' };
    },
  }));
});
afterAll(() => api.close());
beforeEach(() => {
  repeated = undefined;
  onRefund = async () => undefined;
});
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** The gateway's order for a booking. */
async function orderOf(reference: string): Promise<string> {
  const { rows } = await api.db.execute<{ order_id: string }>(sql`
    SELECT order_id FROM payments JOIN bookings b ON subject = 'booking:' || b.primary_key WHERE reference = ${reference}`);
  return rows[0]?.order_id ?? '';
}

const Events = z.object({ events: z.array(z.object({ state: z.string() })) });

test('the gateway is not asked again about a payment once all its events have been dealt with', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(farmStay);
  const order = await browser.startPayment(held);
  await api.gateway.control('/sandbox/behaviour', { webhooks: { delayMs: 800 } });
  const { callback } = z.object({ callback: z.record(z.string(), z.string()) }).parse(await api.pay(order));
  const confirmed = await fetch(`${api.origin}/payments/callback`, {
    method: 'POST',
    body: new URLSearchParams(callback),
    redirect: 'manual',
  });
  expect(confirmed.status).toBe(303);
  await eventually(
    async () => Events.parse(await api.gateway.state()).events,
    (events) => events.length === 3 && events.every(({ state }) => state === 'delivered'),
  );
  await api.gateway.control('/sandbox/behaviour', {});
  await api.runJobs();
  const due = await api.db.select({ at: payments.reconcileAt }).from(payments);
  expect(due).toEqual([{ at: null }]);
});

test('a booking that was paid for twice can be cancelled, and everything goes back', async () => {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, farmStay);
  const orderId = await orderOf(reference);
  repeated = { id: 'pay_again', amount: quote.total, orderId };
  await api.db.update(payments).set({ reconcileAt: api.now() }).where(eq(payments.orderId, orderId));
  await api.runJobs();
  const cancelled = await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  expect([cancelled.status, cancelled.message]).toEqual([200, expect.anything()]);
  await untilRefunded(api, browser, reference);
  const receipts = await api.db.select({ receipt: refunds.receipt, status: refunds.status }).from(refunds);
  expect(receipts).toEqual([
    { receipt: 'repeated-pay_again', status: 'processed' },
    { receipt: `${reference}-cancelled-0`, status: 'processed' },
  ]);
});

test('a refund that another process has finished is not taken up again by one whose call failed', async () => {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, farmStay);
  const own = eq(refunds.receipt, `${reference}-cancelled-0`);
  onRefund = async () => {
    await api.db.update(refunds).set({ status: 'processed', nextAttemptAt: null }).where(own);
    throw new Error('The connection was lost');
  };
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  await api.runJobs();
  const [refund] = await api.db.select().from(refunds).where(own);
  expect(refund).toMatchObject({ status: 'processed', nextAttemptAt: null });
  // What the other process would have recorded with it.
  onRefund = async () => undefined;
  await api.db
    .update(refunds)
    .set({ status: 'pending', nextAttemptAt: sql`now() - interval '1 year'` })
    .where(own);
  await api.runJobs();
  await untilRefunded(api, browser, reference);
});
