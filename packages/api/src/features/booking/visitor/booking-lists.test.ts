import { verifyOtp } from '@kaadu/contracts/accounts';
import type { BookingsList, BookingSummary, findBookings } from '@kaadu/contracts/booking';
import type { DataOf } from '@kaadu/contracts/endpoint';
import { sql } from 'drizzle-orm';
import {
  book,
  type BookingApi,
  browserOf,
  startBookingApi,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { dataOf } from '../../../testing/data/data-of';
import {
  e164,
  newPerson,
  type Person,
  sessionHeaders,
  signInStaff,
  signUp,
  visitor,
} from '../../../testing/people';
import { generateSecrets } from '../../../platform/secrets/secrets';
import { listVisitorBookings } from './list-visitor-bookings';
import { loadOptionDetails } from '../trips/option-details';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());

const shown = (list: readonly Pick<BookingSummary, 'reference' | 'status'>[]) =>
  list.map(({ reference, status }) => [reference, status]);

async function listOf(headers: Record<string, string>) {
  const { data } = await browserOf(api, headers).call<BookingsList>('GET', '/bookings');
  return { upcoming: shown(data.upcoming), past: shown(data.past), cancelled: shown(data.cancelled) };
}

/** Signs an account in again after its session has ended. @returns its headers */
async function signInAgain(person: Person) {
  const browser = visitor(api);
  const challenge = await browser.challenge(person);
  const code = await browser.code(e164(person.phone));
  const { body, cookie } = await browser.verify(person, challenge, code);
  return sessionHeaders(dataOf(verifyOtp, body).access_token ?? '', cookie);
}

/** Returns the bookings of the account or browser that made a booking, as an advisor sees them. */
async function asAdvisorSees(reference: string, asUser: boolean) {
  const { rows } = await api.db.execute<{ user_pk: number; visitor_hash: string }>(
    sql`SELECT user_pk, visitor_hash FROM bookings WHERE reference = ${reference}`,
  );
  const options = { get: (key: number) => loadOptionDetails(api.db, key) };
  const services = { database: api.database, now: api.now, secrets: generateSecrets(), options };
  const [owner] = rows;
  return listVisitorBookings(services, {
    userPk: asUser ? (owner?.user_pk ?? null) : null,
    visitorHash: asUser ? null : (owner?.visitor_hash ?? null),
  });
}

test('an account sees upcoming trips, the next first, then past and cancelled ones', async () => {
  const owner = await signUp(api, newPerson());
  const browser = () => browserOf(api, owner.headers);
  const [first, second, third, fourth] = [trips.outing(), trips.outing(), trips.outing(), trips.outing()];
  const soonest = await book(api, browser(), first);
  const cancelling = browser();
  const cancelled = await book(api, cancelling, second);
  await cancelling.post(`/bookings/${cancelled.reference}/cancel`, { shown_refund: cancelled.quote.total });
  await untilRefunded(api, cancelling, cancelled.reference);
  const last = await book(api, browser(), fourth);
  const next = await book(api, browser(), third);
  await browser().hold(third);
  // A guest's booking does not belong to the account.
  await book(api, browserOf(api), third);
  api.wait(16 * 60_000);
  await api.runJobs();
  expect(await listOf(owner.headers)).toEqual({
    upcoming: [
      [soonest.reference, 'CONFIRMED'],
      [next.reference, 'CONFIRMED'],
      [last.reference, 'CONFIRMED'],
    ],
    past: [],
    cancelled: [[cancelled.reference, 'REFUNDED']],
  });
  const all = [last, next, cancelled, soonest].map(({ reference }) => reference);
  const asStaff = await asAdvisorSees(soonest.reference, true);
  expect(asStaff.map(({ reference }) => reference)).toEqual(all);
});

test('staff find a cancelled trip by its status, and not among the confirmed ones', async () => {
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trips.outing());
  const sales = browserOf(api, (await signInStaff(api, 'sales', newPerson())).headers);
  const find = async (status: string) => {
    const { data } = await sales.call<DataOf<typeof findBookings>>(
      'GET',
      `/admin/bookings?text=${reference}&status=${status}`,
    );
    return data.bookings.map((row) => [row.reference, row.status, row.total]);
  };
  expect(await find('CONFIRMED')).toEqual([[reference, 'CONFIRMED', 126_000]]);
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  await untilRefunded(api, browser, reference);
  expect(await find('REFUNDED')).toEqual([[reference, 'REFUNDED', 126_000]]);
  expect(await find('CONFIRMED')).toEqual([]);
});

test('a trip is past the day after it ends, and on its day once it was used', async () => {
  const person = newPerson();
  const owner = await signUp(api, person);
  const [first, second] = [trips.outing(), trips.outing()];
  const missed = await book(api, browserOf(api, owner.headers), first);
  const used = await book(api, browserOf(api, owner.headers), second);
  api.goTo(second.from, '08:00');
  const operator = browserOf(api, (await signInStaff(api, 'operator', newPerson())).headers);
  expect((await operator.post('/bookings/redeem', { code: used.voucher?.code })).status).toBe(200);
  expect(await listOf(await signInAgain(person))).toEqual({
    upcoming: [],
    past: [
      [used.reference, 'REDEEMED'],
      [missed.reference, 'CONFIRMED'],
    ],
    cancelled: [],
  });
});

test('an advisor sees a guest’s trips including cancelled but not expired ones, without the key that opens them', async () => {
  const guest = browserOf(api);
  const [booked, cancelled] = [
    await book(api, guest, trips.outing()),
    await book(api, guest, trips.outing()),
  ];
  await guest.post(`/bookings/${cancelled.reference}/cancel`, { shown_refund: cancelled.quote.total });
  await untilRefunded(api, guest, cancelled.reference);
  await guest.hold(trips.outing());
  api.wait(16 * 60_000);
  await api.runJobs();
  const seen = await asAdvisorSees(booked.reference, false);
  expect(seen).toMatchObject([
    { reference: cancelled.reference, status: 'REFUNDED', refund: { amount: 126_000, status: 'processed' } },
    { reference: booked.reference, status: 'CONFIRMED', refund: null },
  ]);
  for (const summary of seen) expect(summary).not.toHaveProperty('key');
});
