import type { CancelQuote, StaffBooking } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import { addDays } from '../../../platform/money/india-date';
import {
  book,
  type BookingApi,
  browserOf,
  eventually,
  startBookingApi,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { findLedgerDifferences, findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';

/*
 * Kabini Jungle Lodge refunds 100 % fourteen days before the check-in at 13:00, 50 % seven and 25 % two. Two nights in a
 * tent and a coracle ride: 2 × (₹10,000 + 18 % GST) + ₹1,200 + 5 % GST = ₹24,860.
 */
const lodge = { option_pk: 201, add_ons: [{ add_on_pk: 201, quantity: 1 }] };
const total = 2_486_000;

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

async function booked() {
  const browser = browserOf(api);
  const { reference, quote, from } = await book(api, browser, trips.stay(lodge));
  expect(quote.total).toBe(total);
  const at = `/bookings/${reference}`;
  return {
    browser,
    reference,
    from,
    quote: () => browser.call<CancelQuote>('GET', `${at}/cancelQuote`),
    cancel: (shown_refund: number) => browser.post(`${at}/cancel`, { shown_refund }),
  };
}

/** Returns the ledger balances of one booking, in paise by account. */
async function ledgerOf(reference: string): Promise<Record<string, number>> {
  const { rows } = await api.db.execute<{ account: string; paise: number }>(sql`
    SELECT account, sum(amount_paise)::int AS paise FROM ledger_postings p
    JOIN ledger_entries e ON e.primary_key = p.entry_pk
    JOIN bookings b ON e.subject = 'booking:' || b.primary_key WHERE reference = ${reference} GROUP BY 1`);
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]));
}

async function asStaffSee(reference: string): Promise<StaffBooking> {
  const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
  return (await finance.call<StaffBooking>('GET', `/admin/bookings/${reference}`)).data;
}

/** Waits for `count` e-mails about a booking. Returns their subjects and texts, the oldest first. */
const emailsAbout = (reference: string, count: number) =>
  eventually(
    async () =>
      api.outbox
        .list('asha@example.com')
        .filter(({ text }) => text.includes(reference))
        .reverse(),
    (emails) => emails.length >= count,
  );

async function soldOn(day: string): Promise<number> {
  const { rows } = await api.db.execute<{ sold: number }>(
    sql`SELECT sold FROM inventory WHERE resource_pk = 201 AND day = ${day}`,
  );
  return rows[0]?.sold ?? 0;
}

test('the quote follows the policy up to the minute of each deadline', async () => {
  const { from, quote } = await booked();
  const found = [];
  for (const [daysBefore, time] of [
    [14, '12:59'],
    [14, '13:00'],
    [7, '12:59'],
    [7, '13:00'],
    [2, '12:59'],
    [2, '13:00'],
    [0, '12:59'],
  ] as const) {
    api.goTo(addDays(from, -daysBefore), time);
    found.push([daysBefore, time, (await quote()).data]);
  }
  expect(found).toEqual([
    [14, '12:59', { paid: total, refund: 2_486_000, fee: 0, refund_percent: 100 }],
    [14, '13:00', { paid: total, refund: 1_243_000, fee: 1_243_000, refund_percent: 50 }],
    [7, '12:59', { paid: total, refund: 1_243_000, fee: 1_243_000, refund_percent: 50 }],
    [7, '13:00', { paid: total, refund: 621_500, fee: 1_864_500, refund_percent: 25 }],
    [2, '12:59', { paid: total, refund: 621_500, fee: 1_864_500, refund_percent: 25 }],
    [2, '13:00', { paid: total, refund: 0, fee: 2_486_000, refund_percent: 0 }],
    [0, '12:59', { paid: total, refund: 0, fee: 2_486_000, refund_percent: 0 }],
  ]);
  api.goTo(from, '13:00');
  const late = await quote();
  expect([late.status, late.message]).toEqual([409, 'The trip has begun; please call us.']);
});

test('a cancellation refunds half in the ledger, at the gateway, on the credit note and in the e-mails', async () => {
  const { browser, reference, from, cancel, quote } = await booked();
  api.goTo(addDays(from, -10));
  const everything = await cancel(total);
  expect([everything.status, everything.message]).toEqual([
    409,
    expect.stringContaining('refund has changed'),
  ]);
  expect(await soldOn(from)).toBe(1);

  const { data } = await cancel(1_243_000);
  expect(data).toMatchObject({
    status: 'REFUND_PENDING',
    page: 'failure',
    refund: { amount: 1_243_000, status: 'pending' },
    voucher: null,
  });
  expect(await soldOn(from)).toBe(0);
  expect(await ledgerOf(reference)).toEqual({
    gateway: 2_486_000,
    customer: -1_243_000,
    refunds_payable: -1_243_000,
  });

  expect(await untilRefunded(api, browser, reference)).toMatchObject({
    status: 'REFUNDED',
    refund: { amount: 1_243_000, status: 'processed' },
  });
  expect(await ledgerOf(reference)).toEqual({ gateway: 1_243_000, customer: -1_243_000, refunds_payable: 0 });
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
  expect(await asStaffSee(reference)).toMatchObject({
    refunds: [{ amount: 1_243_000, reason: 'cancelled', status: 'processed' }],
    documents: [
      { kind: 'invoice', amount: 2_486_000 },
      { kind: 'credit_note', amount: 1_243_000 },
    ],
    refundable: 1_243_000,
  });
  const [, cancelled, refunded] = await emailsAbout(reference, 3);
  expect(cancelled?.subject).toMatch(/^Cancelled: Kabini/);
  expect(cancelled?.text).toContain('₹12,430 is refunded the way you paid');
  expect(cancelled?.text).toMatch(/Paid:? +₹24,860/);
  expect(cancelled?.text).toMatch(/Refund:? +₹12,430/);
  expect(refunded?.subject).toMatch(/^Refund of ₹12,430: Kabini/);
  const again = await quote();
  expect([again.status, again.message]).toEqual([409, 'Only a confirmed booking can be cancelled.']);
});

test('a cancellation does not refund what staff have refunded before', async () => {
  const { browser, reference, from, cancel, quote } = await booked();
  const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
  const part = { amount: 86_000, reason: 'No hot water', cancels: false, shown_refundable: total };
  expect((await finance.post(`/admin/bookings/${reference}/refund`, part)).status).toBe(200);
  api.goTo(addDays(from, -5));
  // A quarter of the remaining ₹24,000.
  expect((await quote()).data).toEqual({
    paid: 2_400_000,
    refund: 600_000,
    fee: 1_800_000,
    refund_percent: 25,
  });
  expect((await cancel(600_000)).status).toBe(200);
  expect(await untilRefunded(api, browser, reference)).toMatchObject({
    status: 'REFUNDED',
    refund: { amount: 686_000, status: 'processed' },
  });
  expect(await ledgerOf(reference)).toEqual({ gateway: 1_800_000, customer: -1_800_000, refunds_payable: 0 });
});

test('a cancellation after the last deadline frees the rooms and refunds nothing', async () => {
  const { reference, from, cancel } = await booked();
  api.goTo(addDays(from, -1));
  expect((await cancel(0)).data).toMatchObject({ status: 'CANCELLED', page: 'failure', refund: null });
  expect(await soldOn(from)).toBe(0);
  await api.runJobs();
  expect(await asStaffSee(reference)).toMatchObject({
    booking: { status: 'CANCELLED' },
    refunds: [],
    documents: [{ kind: 'invoice', amount: 2_486_000 }],
  });
  expect(await ledgerOf(reference)).toEqual({ gateway: 2_486_000, customer: -2_486_000 });
  const [, cancelled] = await emailsAbout(reference, 2);
  expect(cancelled?.text).toContain('Its cancellation policy gives no refund.');
  expect(cancelled?.text).toMatch(/Refund:? +₹0/);
});
