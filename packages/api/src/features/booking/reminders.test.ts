import { addDays } from '../../platform/money/india-date';
import {
  book,
  type BookingApi,
  browserOf,
  eventually,
  startBookingApi,
  untilStatus,
} from '../../testing/booking-api';
import { freshTrips } from '../../testing/fresh-trips';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());

const { outing, stay } = {
  outing: () => trips.outing(),
  stay: (...own: Parameters<typeof trips.stay>) => trips.stay(...own),
};

/** Runs the jobs at a time. @returns subjects of the reminders so far, of the bookings named */
async function remindersAt(day: string, time: string, references: readonly string[]): Promise<string[]> {
  api.goTo(day, time);
  await api.runJobs();
  // What is queued is sent in order: when a later e-mail has arrived, so have the reminders.
  const marker = await book(api, browserOf(api), outing());
  const sent = await eventually(
    async () => api.outbox.list('asha@example.com'),
    (emails) => emails.some(({ text }) => text.includes(marker.reference)),
  );
  return sent
    .filter(
      ({ subject, text }) =>
        subject.startsWith('In two days') && references.some((one) => text.includes(one)),
    )
    .map(({ subject }) => subject);
}

test('a traveller is reminded two days before the trip, once', async () => {
  const trip = stay();
  const { reference } = await book(api, browserOf(api), trip);
  expect(await remindersAt(addDays(trip.from, -3), '23:59', [reference])).toEqual([]);
  expect(await remindersAt(addDays(trip.from, -2), '00:00', [reference])).toEqual([
    expect.stringMatching(/^In two days: Cardamom Farm Stay, /),
  ]);
  expect(await remindersAt(addDays(trip.from, -2), '09:00', [reference])).toHaveLength(1);
  expect(await remindersAt(addDays(trip.from, -1), '09:00', [reference])).toHaveLength(1);
});

test('only confirmed trips are reminded of', async () => {
  const trip = stay({}, 3);
  const days = { from: trip.from, to: trip.to };
  const cancelled = browserOf(api);
  const { reference, quote } = await book(api, cancelled, trip);
  await cancelled.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  const requested = browserOf(api);
  const { data: onRequest } = await requested.hold({ ...stay({ option_pk: 501 }), ...days });
  await api.pay(await requested.startPayment(onRequest));
  await untilStatus(requested, onRequest.reference, 'PENDING');
  const confirmed = await book(api, browserOf(api), trip);
  api.goTo(addDays(trip.from, -2), '08:00');
  const held = browserOf(api);
  const { data: onHold } = await held.hold(trip);
  await held.startPayment(onHold);
  const references = [reference, onRequest.reference, onHold.reference];
  expect(await remindersAt(addDays(trip.from, -2), '08:01', references)).toEqual([]);
  expect(await remindersAt(addDays(trip.from, -2), '08:02', [confirmed.reference])).toHaveLength(1);
});

test('a trip that moves is reminded of before its new date', async () => {
  const [trip, later] = [stay(), stay()];
  const browser = browserOf(api);
  const { reference } = await book(api, browser, trip);
  const moved = await browser.post(`/bookings/${reference}/changeDates`, {
    from: later.from,
    to: later.to,
    slot: null,
    shown_refund: 0,
  });
  expect(moved.status).toBe(200);
  expect(await remindersAt(addDays(later.from, -3), '23:59', [reference])).toEqual([]);
  expect(await remindersAt(addDays(later.from, -2), '08:00', [reference])).toHaveLength(1);
});
