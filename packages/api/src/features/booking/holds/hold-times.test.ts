import type { Booking } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import {
  type BookingApi,
  browserOf,
  contact,
  eventually,
  startBookingApi,
  travellers,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Starts a hold's clock now. Returns a function that sets the time to an offset from it. */
function stopwatch() {
  const began = api.now().getTime();
  return (minutes: number, seconds: number) =>
    api.wait(began + (minutes * 60 + seconds) * 1_000 - api.now().getTime());
}

/** Returns the held places of the kayaking trip on a day. */
async function heldOn(day: string): Promise<number> {
  const { rows } = await api.db.execute<{ held: number }>(
    sql`SELECT held FROM inventory WHERE resource_pk = 301 AND day = ${day}`,
  );
  return rows[0]?.held ?? 0;
}

const holdEnded = [410, 'The hold has ended and nothing was charged. Please hold the trip again.'];

test('a hold lasts 15 minutes, and expires once', async () => {
  const browser = browserOf(api);
  const trip = trips.outing();
  const at = stopwatch();
  const { data: held } = await browser.hold(trip);
  const path = `/bookings/${held.reference}`;
  // The browser's clock may be wrong, so the server's is sent.
  expect(held.server_time).toBe(api.now().toISOString());
  expect(Date.parse(held.hold?.expires_at ?? '') - Date.parse(held.server_time)).toBe(15 * 60_000);
  at(14, 59);
  await api.runJobs();
  expect((await browser.read(held.reference)).data).toMatchObject({
    status: 'ON_HOLD',
    hold: { can_extend: true },
  });
  at(15, 0);
  // The sweep has not ended it yet, but it is no longer usable.
  expect((await browser.read(held.reference)).data).toMatchObject({ status: 'ON_HOLD', hold: null });
  for (const [action, body] of [
    ['extend', {}],
    ['release', {}],
    ['revise', trip],
    ['pay', { accepted_total: held.quote.total }],
    ['travellers', { contact, travellers: travellers(1), remember: false }],
  ] as const) {
    const refused = await browser.post(`${path}/${action}`, body);
    expect([action, refused.status, refused.message]).toEqual([action, ...holdEnded]);
  }
  expect(await heldOn(trip.from)).toBe(1);
  await api.runJobs();
  await api.runJobs();
  expect((await browser.read(held.reference)).data).toMatchObject({ status: 'EXPIRED', page: 'failure' });
  expect(await heldOn(trip.from)).toBe(0);
});

test('a hold is extended once, to 30 minutes in all', async () => {
  const browser = browserOf(api);
  const at = stopwatch();
  const { data: held } = await browser.hold(trips.outing());
  const path = `/bookings/${held.reference}`;
  at(14, 59);
  const extended = await browser.post(`${path}/extend`, {});
  expect(extended.data.hold?.can_extend).toBe(false);
  expect(Date.parse(extended.data.hold?.expires_at ?? '') - Date.parse(held.created_at)).toBe(30 * 60_000);
  const again = await browser.post(`${path}/extend`, {});
  expect([again.status, again.message]).toEqual([409, 'This hold has been extended already.']);
  at(29, 59);
  await api.runJobs();
  expect((await browser.read(held.reference)).data.hold).not.toBeNull();
  at(30, 0);
  await api.runJobs();
  expect((await browser.read(held.reference)).data.status).toBe('EXPIRED');
});

test('a hold with a started payment has 5 minutes of grace, and its end is recorded', async () => {
  const browser = browserOf(api);
  const trip = trips.outing();
  const at = stopwatch();
  const { data: held } = await browser.hold(trip);
  await browser.startPayment(held);
  at(19, 59);
  await api.runJobs();
  expect((await browser.read(held.reference)).data.status).toBe('PAYMENT_PENDING');
  const late = await browser.post(`/bookings/${held.reference}/pay`, { accepted_total: held.quote.total });
  expect([late.status, late.message]).toEqual(holdEnded);
  at(20, 0);
  await api.runJobs();
  await api.runJobs();
  expect((await browser.read(held.reference)).data.status).toBe('EXPIRED');
  expect(await heldOn(trip.from)).toBe(0);
  const emails = await eventually(
    async () => api.outbox.list(contact.email).filter(({ text }) => text.includes(held.reference)),
    (sent) => sent.length > 0,
  );
  expect(emails).toMatchObject([{ subject: expect.stringMatching(/^Not booked: Kabini River Kayaking/) }]);
});

test('a visitor has at most three live holds, including those with a started payment', async () => {
  const [browser, other] = [browserOf(api), browserOf(api)];
  const at = stopwatch();
  const held = [];
  for (let count = 0; count < 3; count += 1) held.push((await browser.hold(trips.outing())).data);
  const [first, second, third] = held;
  if (!first || !second || !third) throw new Error('Three are held');
  await browser.startPayment(second);
  const tooMany = [409, 'You are holding three trips already. Pay or release one of them first.'];
  const fourth = await browser.hold(trips.outing());
  expect([fourth.status, fourth.message]).toEqual(tooMany);
  expect((await other.hold(trips.outing())).status).toBe(200);

  await browser.post(`/bookings/${first.reference}/release`, {});
  expect((await browser.hold(trips.outing())).status).toBe(200);
  const fifth = await browser.hold(trips.outing());
  expect([fifth.status, fifth.message]).toEqual(tooMany);
  // Overdue holds do not count, even before the sweep ends them.
  at(15, 0);
  expect((await browser.read(third.reference)).data.status).toBe('ON_HOLD');
  expect((await browser.hold(trips.outing())).status).toBe(200);
});

test('a hold lasts an hour at most while the gateway does not respond, also when its price is split then', async () => {
  const browser = browserOf(api);
  const at = stopwatch();
  const { data: held } = await browser.hold(trips.stay());
  const path = `/bookings/${held.reference}`;
  const accepted_total = held.quote.total;
  await browser.post(`${path}/travellers`, { contact, travellers: travellers(2), remember: false });
  const minutesOf = ({ hold }: Booking) =>
    (Date.parse(hold?.expires_at ?? '') - Date.parse(held.created_at)) / 60_000;
  const minutes = [];
  await api.gateway.control('/sandbox/behaviour', { api: { down: true } });
  for (const minute of [10, 24, 38, 52]) {
    at(minute, 0);
    expect((await browser.post(`${path}/pay`, { accepted_total })).status).toBe(503);
    minutes.push(minutesOf((await browser.read(held.reference)).data));
  }
  expect(minutes).toEqual([25, 39, 53, 60]);
  await api.gateway.control('/sandbox/behaviour', {});
  const shared = await browser.post(`${path}/share`, { parts: 2, names: [], accepted_total });
  expect([shared.status, minutesOf(shared.data)]).toEqual([200, 60]);
});
