import type { TripBody } from '@kaadu/contracts/booking';
import { joinWaitlist } from '@kaadu/contracts/waitlist';
import { eq } from 'drizzle-orm';
import { dataOf } from '../../testing/data/data-of';
import { book, browserOf, type BookingApi, startBookingApi } from '../../testing/bookings/booking-api';
import { freshTrips } from '../../testing/bookings/fresh-trips';
import { eventually } from '../../testing/eventually';
import { newPerson, signUp } from '../../testing/people';
import { inventory } from '../availability';
import { waitlistEntries } from './tables';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());

/** Resource of the kayaking trip of experience 3: four places at seven. */
const kayaks = 301;
const minuteMs = 60_000;

/** Sells the places of a day, except for some that the test books itself. */
async function sellOut({ from: day }: TripBody, left = 0): Promise<void> {
  await api.db
    .insert(inventory)
    .values({ resourcePk: kayaks, day, slot: '07:00', capacity: 4, sold: 4 - left });
}

async function join({ from, to, party }: TripBody, email?: string, headers: Record<string, string> = {}) {
  const payload = { experience_pk: 3, from, to, party, ...(email && { email }) };
  return api.app.inject({ method: 'POST', url: '/waitlist', payload, headers });
}

const emailsTo = (address: string, about: RegExp) =>
  api.outbox.list(address).filter(({ subject }) => about.test(subject));

/** Returns the path of a link in the newest e-mail to an address. */
async function linkTo(address: string, path: string): Promise<string> {
  const [email] = await eventually(
    () => api.outbox.list(address),
    (found) => found.some(({ text }) => text.includes(path)),
  );
  return new RegExp(`http://api\\.test(${path}\\S+)`).exec(email?.text ?? '')?.[1] ?? '';
}

async function joinConfirmed(trip: TripBody, email: string): Promise<void> {
  expect(dataOf(joinWaitlist, (await join(trip, email)).json())).toBe('confirm');
  const url = await linkTo(email, '/waitlist/confirm');
  expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(200);
}

/** Runs the jobs and returns the addresses that were told of freed dates. */
async function told(...addresses: string[]): Promise<string[]> {
  await api.runJobs();
  const { rows } = await api.db.execute<{ email: string }>(
    'SELECT email FROM waitlist_entries WHERE notified_at IS NOT NULL ORDER BY confirmed_at, primary_key',
  );
  return rows.map(({ email }) => email).filter((email) => addresses.includes(email));
}

test('a guest waits only after confirming the address, and gets one e-mail with dates and party', async () => {
  const trip = trips.outing();
  await sellOut(trip);
  await join(trip, 'unsure@example.com');
  await joinConfirmed(trip, 'mina@example.com');
  expect(await told('unsure@example.com', 'mina@example.com')).toEqual([]);
  await api.db.update(inventory).set({ sold: 3 }).where(eq(inventory.day, trip.from));
  expect(await told('unsure@example.com', 'mina@example.com')).toEqual(['mina@example.com']);
  await api.runJobs();
  const freed = await eventually(
    () => emailsTo('mina@example.com', /is free again/),
    (found) => found.length > 0,
  );
  expect(freed).toHaveLength(1);
  expect(freed[0]?.text).toContain(
    `http://localhost:3000/experience/kabini-river-kayaking/3?from=${trip.from}&guests=1#booking`,
  );
  expect(emailsTo('unsure@example.com', /is free again/)).toEqual([]);
});

test('a cancelled booking frees its places for those who waited longest, as far as they go', async () => {
  const trip = trips.outing();
  await sellOut(trip, 1);
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trip);
  for (const email of ['first@example.com', 'second@example.com']) {
    await joinConfirmed(trip, email);
    api.wait(1_000);
  }
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  const all = ['first@example.com', 'second@example.com'] as const;
  expect(await told(...all)).toEqual(['first@example.com']);
  // Still free after the head start: the next one is told.
  api.wait(60 * minuteMs);
  expect(await told(...all)).toEqual(['first@example.com']);
  api.wait(61 * minuteMs);
  expect(await told(...all)).toEqual(['second@example.com']);
});

test('an expired hold frees its places, and an account with a verified address need not confirm', async () => {
  const trip = trips.outing();
  await sellOut(trip, 1);
  await browserOf(api).hold(trip);
  const person = newPerson();
  const { headers } = await signUp(api, person, 'email');
  expect(dataOf(joinWaitlist, (await join(trip, undefined, headers)).json())).toBe('waiting');
  expect(await told(person.email)).toEqual([]);
  api.wait(16 * minuteMs);
  expect(await told(person.email)).toEqual([person.email]);
});

test('those who confirmed first are told first, also when they ask again', async () => {
  const trip = trips.outing();
  await sellOut(trip, 1);
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trip);
  await join(trip, 'asked.first@example.com');
  const person = newPerson();
  const { headers } = await signUp(api, person, 'email');
  expect((await join(trip, undefined, headers)).statusCode).toBe(200);
  api.wait(1_000);
  const url = await linkTo('asked.first@example.com', '/waitlist/confirm');
  expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  api.wait(1_000);
  expect((await join(trip, undefined, headers)).statusCode).toBe(200);
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  expect(await told('asked.first@example.com', person.email)).toEqual([person.email]);
});

test('a confirmed person waits until the trip, an address that is not confirmed for a day', async () => {
  const trip = trips.outing();
  await sellOut(trip);
  await joinConfirmed(trip, 'stays@example.com');
  await join(trip, 'forgets@example.com');
  const waiting = async () => {
    await api.runJobs();
    const rows = await api.db.select().from(waitlistEntries).where(eq(waitlistEntries.fromDay, trip.from));
    return rows.map(({ email }) => email).sort();
  };
  api.wait(24 * 60 * minuteMs - 1_000);
  expect(await waiting()).toEqual(['forgets@example.com', 'stays@example.com']);
  api.wait(2_000);
  expect(await waiting()).toEqual(['stays@example.com']);
  api.goTo(trip.from, '23:59');
  expect(await waiting()).toEqual(['stays@example.com']);
  api.wait(minuteMs);
  expect(await waiting()).toEqual([]);
});

test('an account whose address is not verified has to confirm it', async () => {
  const trip = trips.outing();
  await sellOut(trip);
  const person = newPerson();
  const { headers } = await signUp(api, person, 'phone');
  expect(dataOf(joinWaitlist, (await join(trip, undefined, headers)).json())).toBe('confirm');
});

test('one click on the link in any of its e-mails ends the wait', async () => {
  const trip = trips.outing();
  await sellOut(trip);
  await joinConfirmed(trip, 'leaving@example.com');
  const url = await linkTo('leaving@example.com', '/waitlist/leave');
  const confirming = url.replace('/leave', '/confirm');
  expect((await api.app.inject({ method: 'POST', url: confirming })).statusCode).toBe(404);
  const other = url.replace(/\d+\./, (key) => `${Number(key.slice(0, -1)) + 1}.`);
  expect((await api.app.inject({ method: 'POST', url: other })).statusCode).toBe(404);
  expect((await api.app.inject({ url })).statusCode).toBe(200);
  const mine = () =>
    api.db.select().from(waitlistEntries).where(eq(waitlistEntries.email, 'leaving@example.com'));
  expect(await mine()).toHaveLength(1);
  expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect(await mine()).toEqual([]);
});

test('dates that are free or closed have no waitlist, and a person waits once for a trip', async () => {
  const free = trips.outing();
  expect((await join(free, 'a@example.com')).statusCode).toBe(409);
  expect((await join({ ...free, from: '2026-03-10' }, 'a@example.com')).statusCode).toBe(422);
  await sellOut(free);
  expect((await join(free, 'not an address')).json()).toMatchObject({
    errors: { email: [expect.any(String)] },
  });
  await join(free, 'twice@example.com');
  await join(free, 'Twice@example.com ');
  const rows = await api.db
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.email, 'twice@example.com'));
  expect(rows).toHaveLength(1);
});

test('requests are limited for an address', async () => {
  const trip = trips.outing();
  await sellOut(trip);
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await join(trip, `spam+${n}@example.com`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
