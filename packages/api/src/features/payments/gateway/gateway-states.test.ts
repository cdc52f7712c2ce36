import type { BookingStatus } from '@kaadu/contracts/booking';
import { formatMoney, formatPaise } from '@kaadu/contracts';
import { sql } from 'drizzle-orm';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type GatewayPayment,
  GatewayUnavailable,
  type PaymentGateway,
} from '../../../platform/payment-gateway/payment-gateway';
import {
  type BookingApi,
  type Browser,
  browserOf,
  startBookingApi,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';
import { gatewayResponses, head, type New, statuses } from '../testing/gateway-answers';

/*
 * Gateway responses × booking states. Each cell is a booking of its own, and its result is compared with
 * docs/faults/gateway.md. `UPDATE_TABLES=1` writes the file.
 */

const file = join(__dirname, '../../../../../../docs/faults/gateway.md');

/** Order under test and the gateway's response about it. */
let tried: { orderId: string; price: number; response: readonly New[] | null } | undefined;
let refundsWait = false;

function withAnswer(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    async fetchOrder(id) {
      const order = await gateway.fetchOrder(id);
      if (tried?.orderId !== id) return order;
      const { response, price } = tried;
      if (response === null) throw new GatewayUnavailable('The payment gateway did not respond.');
      const more = response.map((own, index): GatewayPayment => {
        const { amount = 0, status = 'captured', currency = 'INR' } = own;
        const id = `pay_${index}_${order.id}`;
        const amountRefunded = status === 'refunded' ? price : 0;
        return {
          id,
          status,
          amount: price + amount,
          currency,
          amountRefunded,
          method: 'upi',
          errorDescription: null,
        };
      });
      return { ...order, payments: [...order.payments, ...more] };
    },
    refund: async ({ receipt, paymentId, amount }) => ({
      id: `rfnd_${receipt}`,
      receipt,
      paymentId,
      amount,
      status: refundsWait ? 'pending' : 'processed',
    }),
    fetchRefund: async (paymentId, id) => ({
      id,
      receipt: null,
      paymentId,
      amount: 0,
      status: refundsWait ? 'pending' : 'processed',
    }),
    findRefund: async () => undefined,
  };
}

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
let admin: Browser;

async function start(): Promise<void> {
  api = await startBookingApi(withAnswer);
  trips = freshTrips(api);
  admin = browserOf(api, (await signInStaff(api, 'admin', newPerson())).headers);
  await api.gateway.control('/sandbox/behaviour', { webhooks: { drop: true } });
}

interface Made {
  readonly browser: Browser;
  readonly reference: string;
  readonly orderId: string;
  readonly price: number;
}

async function makeDue(orderId: string): Promise<void> {
  await api.db.execute(
    sql`UPDATE payments SET reconcile_at = ${api.now().toISOString()}::timestamptz WHERE order_id = ${orderId}`,
  );
  await api.runJobs();
}

/** Brings a booking to a status through the API, with its order. */
async function make(status: BookingStatus): Promise<Made> {
  refundsWait = false;
  const isOnRequest = status === 'PENDING' || status === 'REJECTED';
  const browser = browserOf(api);
  const { data } = await browser.hold(trips.stay(isOnRequest ? { option_pk: 501 } : {}));
  const { reference, quote } = data;
  const orderId = await browser.startPayment(data);
  const made = { browser, reference, orderId, price: quote.total };
  if (status === 'ON_HOLD') await api.pay(orderId, 'failed');
  else if (status === 'EXPIRED') api.wait(21 * 60_000);
  else if (status !== 'PAYMENT_PENDING') await api.pay(orderId);
  if (status !== 'PAYMENT_PENDING') await makeDue(orderId);
  await end(made, status);
  const { data: reached } = await browser.read(reference);
  expect(reached.status).toBe(status);
  return made;
}

/** Ends a paid booking. */
async function end({ browser, reference, price, orderId }: Made, status: BookingStatus): Promise<void> {
  if (status === 'REJECTED')
    await admin.post('/admin/decideBooking', { reference, accept: false, reason: null });
  if (status === 'REFUND_PENDING') refundsWait = true;
  if (status === 'REFUNDED' || status === 'REFUND_PENDING')
    await browser.post(`/bookings/${reference}/cancel`, { shown_refund: price });
  if (status === 'REDEEMED' || status === 'NO_SHOW' || status === 'CANCELLED') {
    // Statuses that keep the fee, or need the day of the trip, are written directly.
    const capacity = status === 'CANCELLED';
    await api.db.execute(sql`
      INSERT INTO booking_transitions (booking_pk, at, trigger, from_status, to_status)
      SELECT primary_key, now(), ${{ REDEEMED: 'redeem', NO_SHOW: 'miss', CANCELLED: 'cancel' }[status]}, status, ${status}
      FROM bookings WHERE reference = ${reference}`);
    await api.db.execute(sql`UPDATE bookings SET status = ${status} WHERE reference = ${reference}`);
    if (capacity)
      await api.db.execute(sql`
      UPDATE inventory i SET sold = sold - 1 FROM bookings b, jsonb_array_elements(claims) c
      WHERE b.reference = ${reference} AND i.resource_pk = (c->>'resourcePk')::int AND i.day = (c->>'day')::date`);
  }
  expect(orderId).not.toBe('');
  await api.runJobs();
}

interface Seen {
  readonly kept: number;
  readonly returned: Readonly<Record<string, number>>;
  readonly room: string;
  readonly emails: readonly string[];
}

async function look(reference: string): Promise<Seen> {
  const subject = sql`(SELECT 'booking:' || primary_key FROM bookings WHERE reference = ${reference})`;
  const { rows: kept } = await api.db.execute<{ kept: string | null }>(sql`
    SELECT -sum(p.amount_paise) AS kept FROM ledger_entries e JOIN ledger_postings p ON p.entry_pk = e.primary_key
    WHERE e.subject = ${subject} AND p.account = 'customer'`);
  const { rows: returned } = await api.db.execute<{
    receipt: string;
    amount_paise: number;
    currency: string;
  }>(sql`
    SELECT r.receipt, r.amount_paise, r.currency FROM refunds r JOIN payments p ON p.primary_key = r.payment_pk
    WHERE p.subject = ${subject} ORDER BY r.amount_paise`);
  const { rows: room } = await api.db.execute<{ held: number; sold: number }>(sql`
    SELECT i.held, i.sold FROM bookings b, jsonb_array_elements(claims) c, inventory i
    WHERE b.reference = ${reference} AND i.resource_pk = (c->>'resourcePk')::int AND i.day = (c->>'day')::date LIMIT 1`);
  const { rows: emails } = await api.db.execute<{ kind: string }>(sql`
    SELECT split_part(deduplication_key, ' ', 2) AS kind FROM outbox
    WHERE deduplication_key LIKE ${`${reference} %`} ORDER BY primary_key`);
  const [{ held, sold } = { held: 0, sold: 0 }] = room;
  return {
    kept: Number(kept[0]?.kept ?? 0),
    returned: Object.fromEntries(returned.map((one) => [`${one.currency} ${one.receipt}`, one.amount_paise])),
    room: held > 0 ? 'held' : sold > 0 ? 'sold' : 'free',
    emails: emails.map(({ kind }) => kind),
  };
}

/** Returns one row of the table: the result for a booking when the gateway gives a response. */
async function tryOut(name: string, status: BookingStatus): Promise<string> {
  const made = await make(status);
  const { browser, reference, orderId, price } = made;
  const before = await look(reference);
  tried = { orderId, price, response: gatewayResponses[name] ?? null };
  await makeDue(orderId);
  await api.runJobs();
  if (status === 'ON_HOLD' || status === 'PAYMENT_PENDING') {
    // Open bookings expire after their time.
    api.wait(41 * 60_000);
    await api.runJobs();
    await api.runJobs();
  }
  const { data } = await browser.read(reference);
  const after = await look(reference);
  expectKept(data.status, after.kept, price, `${name} × ${status}`);
  const returned = Object.entries(after.returned)
    .filter(([receipt]) => !(receipt in before.returned))
    .map(([receipt, amount]) => formatMoney(amount, receipt.split(' ')[0]));
  const emails = after.emails.slice(before.emails.length);
  const cells = [
    name,
    status,
    data.status,
    formatPaise(after.kept),
    returned.join(' + ') || '–',
    after.room,
    emails.join(', ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Expects the retained money to be the price of a confirmed booking, or the fee of the policy. */
function expectKept(status: BookingStatus, kept: number, price: number, cell: string): void {
  const served = ['PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW', 'CANCELLED'];
  expect([cell, status, kept]).toEqual([cell, status, served.includes(status) ? price : 0]);
}

test('gateway responses leave the price of confirmed bookings and nothing else, in every state of a booking', async () => {
  const rows: string[] = [];
  for (const name of Object.keys(gatewayResponses)) {
    // An API each, because there are not enough trips for all.
    await start();
    for (const status of statuses) rows.push(await tryOut(name, status));
    expect(await findViolations(api.db)).toEqual([]);
    await api.close();
  }
  const table = `${head}${rows.join('\n')}\n`;
  if (process.env['UPDATE_TABLES'] === '1') await writeFile(file, table);
  const unpadded = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  expect(unpadded(table)).toBe(unpadded(await readFile(file, 'utf8')));
}, 600_000);
