import { sql } from 'drizzle-orm';
import type { findBookings, StaffBooking } from '@kaadu/contracts/booking';
import type { DataOf } from '@kaadu/contracts/endpoint';
import { addDays } from '../../../platform/money/india-date';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  startBookingApi,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff, signUp } from '../../../testing/people';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Creates a paid stay of ₹10,500. Returns its traveller's browser with it. */
async function paid() {
  const browser = browserOf(api);
  const { reference, quote, from } = await book(api, browser, trips.stay());
  return { browser, reference, total: quote.total, from };
}
const staff = async (role: 'finance' | 'sales' | 'operator' | 'admin') =>
  browserOf(api, (await signInStaff(api, role, newPerson())).headers);

const read = async (person: Browser, reference: string) =>
  (await person.call<StaffBooking>('GET', `/admin/bookings/${reference}`)).data;

function refund(person: Browser, reference: string, amount: number, more: object = {}) {
  const body = { amount, reason: 'No hot water', cancels: false, shown_refundable: 1_050_000, ...more };
  return person.post<StaffBooking>(`/admin/bookings/${reference}/refund`, body);
}
const decide = (person: Browser, key: number, approve = true) =>
  person.post<StaffBooking>(`/admin/refunds/${key}/decide`, { approve, note: null });

test('a partial refund is immediate, sends an e-mail and is in the ledger; the trip stays', async () => {
  const { browser, reference, total } = await paid();
  const finance = await staff('finance');
  const { data } = await refund(finance, reference, 200_000);
  expect(data).toMatchObject({
    booking: { status: 'CONFIRMED' },
    refundable: total - 200_000,
    refunds: [{ amount: 200_000, status: 'pending', receipt: expect.stringContaining('-staff-') }],
    refund_requests: [{ status: 'approved', amount: 200_000, requested_by: { name: 'Staff finance' } }],
    documents: [{ kind: 'invoice' }, { kind: 'credit_note', amount: 200_000 }],
  });
  expect(await untilRefunded(api, browser, reference)).toMatchObject({ status: 'CONFIRMED' });
  expect((await read(finance, reference)).emails.map(({ kind }) => kind)).toEqual(['confirmed', 'refunded']);
  const { rows } = await api.db.execute(sql`
    SELECT detail FROM audit_log JOIN bookings b ON subject = 'booking ' || b.primary_key
    WHERE action = 'refundBooking' AND reference = ${reference}`);
  expect(rows).toMatchObject([{ detail: { amount: 200_000, cancels: false } }]);
});

test('a refund is made once when it is submitted twice', async () => {
  const { reference } = await paid();
  const finance = await staff('finance');
  const both = await Promise.all([refund(finance, reference, 300_000), refund(finance, reference, 300_000)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(finance, reference)).refunds).toHaveLength(1);
});

test('a refund cannot exceed what was paid', async () => {
  const { reference, total } = await paid();
  const finance = await staff('finance');
  const over = await refund(finance, reference, total + 1);
  expect([over.status, over.message]).toEqual([409, expect.stringContaining('At most ₹10,500')]);
  await refund(finance, reference, 600_000);
  const rest = await refund(finance, reference, 600_000, { shown_refundable: 450_000 });
  expect([rest.status, rest.message]).toEqual([409, expect.stringContaining('At most ₹4,500')]);
});

test('a refund above the limit needs the approval of a second person', async () => {
  const { browser, reference, total, from } = await paid();
  const [first, second] = [await staff('finance'), await staff('admin')];
  const { data } = await refund(first, reference, total, { cancels: true });
  expect(data).toMatchObject({
    booking: { status: 'CONFIRMED' },
    refundable: 0,
    refunds: [],
    refund_requests: [{ status: 'waiting' }],
  });
  const key = data.refund_requests[0]?.primary_key ?? 0;
  const alone = await decide(first, key);
  expect([alone.status, alone.message]).toEqual([403, expect.stringContaining('second person')]);
  const approved = await decide(second, key);
  expect(approved.data).toMatchObject({
    booking: { status: 'REFUND_PENDING' },
    refund_requests: [{ status: 'approved', decided_by: 'Staff admin' }],
  });
  expect(approved.data.history.at(-1)).toMatchObject({ trigger: 'start_refund', by: 'Staff admin' });
  expect(await untilRefunded(api, browser, reference)).toMatchObject({ refund: { amount: total } });
  const { rows } = await api.db.execute(
    sql`SELECT sold FROM inventory WHERE resource_pk = 101 AND day = ${from}`,
  );
  expect(rows).toEqual([{ sold: 0 }]);
});

test('a refund is made once when two approvals arrive concurrently', async () => {
  const { reference, total } = await paid();
  const [first, second, third] = [await staff('finance'), await staff('admin'), await staff('finance')];
  const { data } = await refund(first, reference, total);
  const key = data.refund_requests[0]?.primary_key ?? 0;
  const both = await Promise.all([decide(second, key), decide(third, key)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(first, reference)).refunds).toHaveLength(1);
});

test('a waiting refund is not made before its approval, and is limited to the rest after a cancellation', async () => {
  const { browser, reference, total } = await paid();
  const [first, second] = [await staff('finance'), await staff('finance')];
  const { data } = await refund(first, reference, total);
  expect((await refund(second, reference, 100, { shown_refundable: 0 })).message).toContain('Nothing');
  const { data: quote } = await browser.call<{ refund: number }>('GET', `/bookings/${reference}/cancelQuote`);
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.refund });
  const late = await decide(second, data.refund_requests[0]?.primary_key ?? 0);
  expect([late.status, late.message]).toEqual([409, 'Nothing of this booking can be refunded.']);
  const declined = await decide(second, data.refund_requests[0]?.primary_key ?? 0, false);
  expect(declined.data).toMatchObject({ refund_requests: [{ status: 'declined' }] });
});

test('refunds are open to finance, and refused for travellers, sales and operators', async () => {
  const { reference } = await paid();
  const traveller = browserOf(api, (await signUp(api, newPerson())).headers);
  const forbidden = [403, 'Your account may not do this.'];
  const responses = [await decide(traveller, 1), await traveller.call('GET', `/admin/bookings/${reference}`)];
  for (const person of [traveller, await staff('sales'), await staff('operator')])
    responses.push(await refund(person, reference, 100));
  for (const { status, message } of responses) expect([status, message]).toEqual(forbidden);
  const guest = await browserOf(api).call('GET', `/admin/bookings/${reference}`);
  expect([guest.status, guest.message]).toEqual([401, 'Please sign in.']);
});

test('the available actions depend on role, state and day', async () => {
  const { reference, from } = await paid();
  expect((await read(await staff('finance'), reference)).actions).toEqual(['refund']);
  expect((await read(await staff('operator'), reference)).actions).toEqual([]);
  api.goTo(from, '15:00');
  expect((await read(await staff('admin'), reference)).actions).toEqual(['refund', 'redeem']);
  api.goTo(addDays(from, 1), '15:00');
  expect((await read(await staff('operator'), reference)).actions).toEqual(['redeem', 'no_show']);
});

test('the list counts and finds bookings that wait for approval, until they are decided', async () => {
  const { reference } = await paid();
  await book(api, browserOf(api), trips.stay());
  const [first, second] = [await staff('finance'), await staff('finance')];
  const find = async () => {
    type Found = DataOf<typeof findBookings>;
    const { data } = await first.call<Found>('GET', '/admin/bookings?refund=waiting');
    return [data.refunds_waiting, data.bookings.map((row) => row.reference)];
  };
  await refund(first, reference, 100);
  expect(await find()).toEqual([0, []]);
  const { data } = await refund(first, reference, 1_049_900, { shown_refundable: 1_049_900 });
  expect(await find()).toEqual([1, [reference]]);
  const waiting = data.refund_requests.find(({ status }) => status === 'waiting');
  await decide(second, waiting?.primary_key ?? 0, false);
  expect(await find()).toEqual([0, []]);
});
