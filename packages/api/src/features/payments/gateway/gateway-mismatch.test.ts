import { sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { GatewayOrder } from '../../../platform/payment-gateway/payment-gateway';
import { type BookingApi, browserOf, startBookingApi } from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';

/*
 * A booking is confirmed only with the ordered order, amount and currency (booking §3), whatever a signed callback or
 * webhook claims. The stay costs ₹10,500.
 */

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
/** Replaces the gateway's responses about orders. */
let change: (order: GatewayOrder) => GatewayOrder;

beforeAll(async () => {
  api = await startBookingApi((gateway) => ({
    ...gateway,
    fetchOrder: async (id) => change(await gateway.fetchOrder(id)),
  }));
  trips = freshTrips(api);
  await api.gateway.control('/sandbox/behaviour', { webhooks: { drop: true } });
});
afterAll(() => api.close());
beforeEach(() => {
  change = (order) => order;
});
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

async function paid() {
  const browser = browserOf(api);
  const { data } = await browser.hold(trips.stay());
  const order = await browser.startPayment(data);
  await api.pay(order);
  return { browser, order, reference: data.reference };
}

/** Returns the browser with the gateway's signed form. @returns status and message of the response */
async function comeBack(order: string, payment = 'pay_1') {
  const { keySecret } = api.gateway.secrets;
  const response = await api.app.inject({
    method: 'POST',
    url: '/payments/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      razorpay_order_id: order,
      razorpay_payment_id: payment,
      razorpay_signature: createHmac('sha256', keySecret).update(`${order}|${payment}`).digest('hex'),
    }).toString(),
  });
  return response.statusCode;
}

/** Posts the gateway's event that an order was paid. */
async function announce(order: string) {
  const payment = { entity: { id: 'pay_1', order_id: order, amount: 1_050_000, currency: 'INR' } };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment } });
  const { webhookSecret } = api.gateway.secrets;
  const response = await api.app.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${order}`,
      'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
    },
    payload: body,
  });
  expect(response.statusCode).toBe(200);
  await api.runJobs();
}

async function entriesOf(reference: string): Promise<number> {
  const { rows } = await api.db.execute(sql`
    SELECT FROM ledger_entries e JOIN bookings b ON e.subject = 'booking:' || b.primary_key
    WHERE b.reference = ${reference}`);
  return rows.length;
}

test.each<[string, (order: GatewayOrder) => GatewayOrder]>([
  ['over a rupee less', (order) => ({ ...order, amount: 1_049_900 })],
  ['over a rupee more', (order) => ({ ...order, amount: 1_050_100 })],
  ['in another currency', (order) => ({ ...order, currency: 'USD' })],
])(
  'an order that is %s confirms nothing, and the hold stays until the gateway says otherwise',
  async (_how, wrong) => {
    const { browser, order, reference } = await paid();
    change = wrong;
    expect(await comeBack(order)).toBe(500);
    await announce(order);
    expect((await browser.read(reference)).data.status).toBe('PAYMENT_PENDING');
    expect(await entriesOf(reference)).toBe(0);
    // The outcome is still unknown long after the end of the hold.
    api.wait(2 * 60 * 60_000);
    await api.runJobs();
    expect((await browser.read(reference)).data.status).toBe('PAYMENT_PENDING');
    change = (right) => right;
    expect(await comeBack(order)).toBe(303);
    expect((await browser.read(reference)).data.status).toBe('CONFIRMED');
  },
);

const withPayments = (own: Partial<GatewayOrder['payments'][number]>) => (order: GatewayOrder) => ({
  ...order,
  payments: order.payments.map((payment) => ({ ...payment, ...own })),
});

test.each<[string, (order: GatewayOrder) => GatewayOrder]>([
  ['that is only authorized', withPayments({ status: 'authorized' })],
  ['that was only begun', withPayments({ status: 'created' })],
])('a payment %s confirms nothing', async (_how, wrong) => {
  const { browser, order, reference } = await paid();
  change = wrong;
  expect(await comeBack(order)).toBe(303);
  await announce(order);
  expect((await browser.read(reference)).data).toMatchObject({
    status: 'PAYMENT_PENDING',
    payment_failed: false,
    voucher: null,
  });
  expect(await entriesOf(reference)).toBe(0);
  change = (right) => right;
  expect(await comeBack(order)).toBe(303);
  expect((await browser.read(reference)).data.status).toBe('CONFIRMED');
});
