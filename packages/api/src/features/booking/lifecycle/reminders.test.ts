import { like } from 'drizzle-orm';
import { addDays } from '../../../platform/money/india-date';
import { outbox } from '../../../platform/messages/tables';
import {
  book,
  type BookingApi,
  browserOf,
  eventually,
  startBookingApi,
  travellers,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { staffOf } from '../testing/booking-staff';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());

/** Runs the jobs at a time. @returns the number of reminders queued for a booking so far */
async function remindersAt(day: string, time: string, reference: string): Promise<number> {
  api.goTo(day, time);
  await api.runJobs();
  return api.db.$count(outbox, like(outbox.deduplicationKey, `${reference} reminder %`));
}

test('a traveller is reminded two days before the trip, once', async () => {
  const trip = trips.stay();
  const { reference } = await book(api, browserOf(api), trip);
  expect(await remindersAt(addDays(trip.from, -3), '23:59', reference)).toBe(0);
  expect(await remindersAt(addDays(trip.from, -2), '00:00', reference)).toBe(1);
  expect(await remindersAt(addDays(trip.from, -2), '09:00', reference)).toBe(1);
  expect(await remindersAt(addDays(trip.from, -1), '09:00', reference)).toBe(1);
  const sent = await eventually(
    async () => api.outbox.list('asha@example.com').filter(({ text }) => text.includes(reference)),
    (emails) => emails.length >= 2,
  );
  expect(sent).toMatchObject([
    { subject: expect.stringMatching(/^In two days: Cardamom Farm Stay, /) },
    { subject: expect.stringMatching(/^Confirmed/) },
  ]);
});

test('reminders are sent for confirmed trips only', async () => {
  const trip = trips.stay({}, 3);
  const { from, to } = trip;
  const cancelling = browserOf(api);
  const cancelled = await book(api, cancelling, trip);
  await cancelling.post(`/bookings/${cancelled.reference}/cancel`, { shown_refund: cancelled.quote.total });
  const requesting = browserOf(api);
  const { data: requested } = await requesting.hold({ ...trip, option_pk: 501 });
  await api.pay(await requesting.startPayment(requested));
  await untilStatus(requesting, requested.reference, 'PENDING');
  const confirmed = await book(api, browserOf(api), trip);
  api.goTo(addDays(from, -2), '08:00');
  const paying = browserOf(api);
  const { data: held } = await paying.hold({ ...trip, from, to });
  await paying.startPayment(held);
  const reminders = [];
  for (const { reference } of [cancelled, requested, held, confirmed])
    reminders.push(await remindersAt(addDays(from, -2), '08:01', reference));
  expect(reminders).toEqual([0, 0, 0, 1]);
});

test('a moved trip gets another reminder before its new date', async () => {
  const [trip, later] = [trips.stay(), trips.stay({}, 9)];
  const browser = browserOf(api);
  const { reference } = await book(api, browser, trip);
  const [from, to] = [addDays(later.from, 7), addDays(later.from, 9)];
  const moved = await browser.post(`/bookings/${reference}/changeDates`, {
    from,
    to,
    slot: null,
    shown_refund: 0,
  });
  expect(moved.status).toBe(200);
  expect(await remindersAt(addDays(trip.from, -2), '08:00', reference)).toBe(0);
  expect(await remindersAt(addDays(from, -3), '23:59', reference)).toBe(0);
  expect(await remindersAt(addDays(from, -2), '00:00', reference)).toBe(1);
});

test('a traveller who has been reminded is reminded again before the dates that staff have moved the trip to', async () => {
  const [trip, later] = [trips.stay(), trips.stay()];
  const { reference } = await book(api, browserOf(api), trip);
  expect(await remindersAt(addDays(trip.from, -2), '08:00', reference)).toBe(1);
  const { from, to, slot, party } = later;
  const operator = await staffOf(api, 'operator');
  const moved = await operator.post(`/admin/bookings/${reference}/change`, {
    ...{ from, to, slot, party },
    travellers: travellers(2),
    reason: 'They called',
    shown_difference: 0,
    shown_sequence: 0,
  });
  expect([moved.status, moved.message]).toEqual([200, '']);
  expect(await remindersAt(addDays(from, -3), '23:59', reference)).toBe(1);
  expect(await remindersAt(addDays(from, -2), '00:00', reference)).toBe(2);
});

test('a trip that is booked for the next day gets its reminder at once, one for the same day none', async () => {
  const [tomorrow, today] = [trips.outing(), trips.outing()];
  api.goTo(addDays(tomorrow.from, -1), '08:00');
  const { reference } = await book(api, browserOf(api), tomorrow);
  expect(await remindersAt(addDays(tomorrow.from, -1), '08:01', reference)).toBe(1);
  api.goTo(today.from, '00:01');
  const { reference: sameDay } = await book(api, browserOf(api), today);
  expect(await remindersAt(today.from, '00:02', sameDay)).toBe(0);
});
