import type { PaymentDesk } from '@kaadu/contracts/payments';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  startBookingApi,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { eventually } from '../../../testing/eventually';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
let first: Browser;
let second: Browser;
beforeAll(async () => {
  api = await startBookingApi(undefined, { refundMs: 1 });
  trips = freshTrips(api);
});
/** Signs in again, because sessions end as days pass. */
async function signIn(): Promise<void> {
  first = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
  second = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
}
beforeEach(signIn);
afterAll(() => api.close());
afterEach(async () => {
  await api.gateway.control('/sandbox/behaviour', {});
  expect(await findViolations(api.db)).toEqual([]);
});

const hourMs = 60 * 60_000;

/** Creates a cancelled booking of ₹10,500. @param refunds behaviour of the sandbox for refunds */
async function cancelled(refunds: object) {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trips.stay());
  await api.gateway.control('/sandbox/behaviour', { refunds });
  const { status } = await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  expect(status).toBe(200);
  return { browser, reference };
}

const desk = async () => (await first.call<PaymentDesk>('GET', '/admin/payments/desk')).data;
const incidentOf = async (reference: string) =>
  (await desk()).incidents.find((one) => one.reference === reference);

/** Advances the clock until finance is alerted. */
async function untilListed(reference: string) {
  return eventually(
    async () => {
      await api.runJobs();
      api.wait(hourMs);
      return incidentOf(reference);
    },
    (incident) => incident !== undefined,
  );
}

async function untilStatus(browser: Browser, reference: string, status: string) {
  return eventually(
    async () => {
      await api.runJobs();
      api.wait(61_000);
      return (await browser.read(reference)).data;
    },
    (booking) => booking.status === status,
  );
}

const State = z.object({ refunds: z.array(z.object({ receipt: z.string(), status: z.string() })) });
const refundsAt = async (reference: string) =>
  State.parse(await api.gateway.state())
    .refunds.filter(({ receipt }) => receipt.startsWith(reference))
    .map(({ status }) => status);

const emailsOf = async (reference: string) => {
  const { rows } = await api.db.execute<{ kind: string }>(sql`
    SELECT split_part(deduplication_key, ' ', 2) AS kind FROM outbox
    WHERE deduplication_key LIKE ${`${reference} %`} ORDER BY primary_key`);
  return rows.map(({ kind }) => kind);
};

const act = (person: Browser, key: number, how: 'again' | 'otherwise') =>
  person.post<PaymentDesk>(`/admin/payments/refunds/${key}/${how}`, {
    reason: 'The account was closed',
    ...(how === 'otherwise' && { transaction_ref: 'NEFT123' }),
  });
const decide = (person: Browser, request: number) =>
  person.post<PaymentDesk>(`/admin/payments/returns/${request}/decide`, { approve: true, note: null });

test.each([
  ['refuses', { refuseNext: 2 }],
  ['fails', { failNext: 2 }],
])('a refund that the gateway %s twice is made at the third try, once', async (_how, refunds) => {
  const { browser, reference } = await cancelled(refunds);
  const booking = await untilStatus(browser, reference, 'REFUNDED');
  expect(booking.refund).toEqual({ amount: 1_050_000, status: 'processed' });
  const made = (await refundsAt(reference)).filter((status) => status === 'processed');
  expect(made).toHaveLength(1);
  expect(await incidentOf(reference)).toBeUndefined();
});

test('a refund that stays refused is listed for finance, sends an e-mail, and is made again by two persons', async () => {
  const { browser, reference } = await cancelled({ refuseNext: 100 });
  const incident = await untilListed(reference);
  expect(incident).toMatchObject({
    kind: 'refund_refused',
    amount: 1_050_000,
    refund: { status: 'failed', refused_because: expect.stringContaining('reject') },
  });
  expect((await browser.read(reference)).data.refund).toEqual({ amount: 1_050_000, status: 'failed' });
  expect(await emailsOf(reference)).toEqual(['confirmed', 'cancelled', 'refund_delayed']);
  await api.gateway.control('/sandbox/behaviour', {});
  const key = incident?.refund?.primary_key ?? 0;
  const { data } = await act(first, key, 'again');
  const [request] = data.waiting.filter((one) => one.reference === reference);
  expect(request).toMatchObject({ action: 'refund_again', amount: 1_050_000 });
  const alone = await decide(first, request?.primary_key ?? 0);
  expect([alone.status, alone.message]).toEqual([403, expect.stringContaining('second person')]);
  expect((await decide(second, request?.primary_key ?? 0)).status).toBe(200);
  await untilStatus(browser, reference, 'REFUNDED');
  expect(await refundsAt(reference)).toEqual(['processed']);
  expect(await incidentOf(reference)).toBeUndefined();
  expect((await emailsOf(reference)).at(-1)).toBe('refunded');
});

test('a refund that was paid by other means has its reference, is audited, and is never made by the gateway', async () => {
  const { browser, reference } = await cancelled({ refuseNext: 100 });
  const key = (await untilListed(reference))?.refund?.primary_key ?? 0;
  await api.gateway.control('/sandbox/behaviour', {});
  const { data } = await act(first, key, 'otherwise');
  const request = data.waiting.find((one) => one.reference === reference)?.primary_key ?? 0;
  expect((await decide(second, request)).status).toBe(200);
  const booking = await untilStatus(browser, reference, 'REFUNDED');
  expect(booking.refund).toEqual({ amount: 1_050_000, status: 'processed', by_other_means: true });
  const again = await act(first, key, 'again');
  expect([again.status, again.message]).toEqual([409, expect.stringContaining('has left us already')]);
  expect(await refundsAt(reference)).toEqual([]);
  const { rows } = await api.db.execute(
    sql`SELECT action FROM audit_log WHERE subject = ${`refund ${key}`} ORDER BY primary_key`,
  );
  expect(rows).toEqual([{ action: 'askForRefund' }, { action: 'approveRefund' }]);
});

test('a refund that is pending for more than seven days is listed, and a retry makes no second one', async () => {
  const { browser, reference } = await cancelled({ hold: true });
  await api.runJobs();
  expect(await incidentOf(reference)).toBeUndefined();
  api.wait(7 * 24 * hourMs);
  await signIn();
  const incident = await untilListed(reference);
  expect(incident).toMatchObject({ kind: 'refund_slow', refund: { status: 'pending' } });
  const { data } = await act(first, incident?.refund?.primary_key ?? 0, 'again');
  const request = data.waiting.find((one) => one.reference === reference)?.primary_key ?? 0;
  await decide(second, request);
  await api.gateway.control('/sandbox/behaviour', {});
  await untilStatus(browser, reference, 'REFUNDED');
  expect(await refundsAt(reference)).toEqual(['processed']);
});

test('a refund that arrives after it was paid by other means is listed until finance has dealt with it', async () => {
  const { browser, reference } = await cancelled({ hold: true });
  await api.runJobs();
  api.wait(7 * 24 * hourMs);
  await signIn();
  const slow = await untilListed(reference);
  const close = (incident: number) =>
    first.post<PaymentDesk>(`/admin/payments/incidents/${incident}/close`, {
      note: 'The guest paid it back',
    });
  const early = await close(slow?.primary_key ?? 0);
  expect([early.status, early.message]).toEqual([409, expect.stringContaining('has not been made')]);
  expect(await incidentOf(reference)).toEqual(slow);

  const { data } = await act(first, slow?.refund?.primary_key ?? 0, 'otherwise');
  const request = data.waiting.find((one) => one.reference === reference)?.primary_key ?? 0;
  expect((await decide(second, request)).status).toBe(200);
  await untilStatus(browser, reference, 'REFUNDED');
  expect(await incidentOf(reference)).toBeUndefined();
  await api.gateway.control('/sandbox/behaviour', {});
  const twice = await untilListed(reference);
  expect(twice).toMatchObject({
    kind: 'refunded_twice',
    amount: 1_050_000,
    refund: { status: 'paid_otherwise' },
  });
  expect(await refundsAt(reference)).toEqual(['processed']);

  const key = twice?.primary_key ?? 0;
  expect((await close(key)).status).toBe(200);
  expect(await incidentOf(reference)).toBeUndefined();
  const again = await close(key);
  expect([again.status, again.message]).toEqual([404, 'There is no such open incident.']);
  const { rows } = await api.db.execute(
    sql`SELECT action, detail FROM audit_log WHERE subject = ${`payment incident ${key}`}`,
  );
  expect(rows).toEqual([{ action: 'closeIncident', detail: { note: 'The guest paid it back' } }]);
});

test('a pending refund can be neither made again nor paid by other means', async () => {
  const { browser, reference } = await cancelled({ hold: true });
  await api.runJobs();
  const { rows } = await api.db.execute<{ primary_key: number }>(
    sql`SELECT primary_key FROM refunds WHERE receipt LIKE ${`${reference}-%`}`,
  );
  const response = await act(first, rows[0]?.primary_key ?? 0, 'otherwise');
  expect([response.status, response.message]).toEqual([409, expect.stringContaining('is under way')]);
  await api.gateway.control('/sandbox/behaviour', {});
  await untilStatus(browser, reference, 'REFUNDED');
});
