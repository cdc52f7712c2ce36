import type { ChangeQuote, TripBody } from '@kaadu/contracts/booking';
import { addDays } from '../../../platform/money/india-date';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  eventually,
  farmStay,
  travellers,
  untilRefunded,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { type FreshTrips, setUpBookings } from '../../../testing/bookings/set-up-bookings';
import { orderOf, payOrder } from '../testing/pay-order';

/* A night at the farm is ₹5,250 with GST for two. */
const night = 525_000;
const minute = 60_000;

let api: BookingApi;
let trips: FreshTrips;
setUpBookings((started) => ({ api, trips } = started), { comparesGateway: true });

/** Asks for a change of a booking at its quoted price. */
async function askFor(browser: Browser, reference: string, { from, to, slot, party }: TripBody) {
  const at = `/bookings/${reference}`;
  const wanted = { from, to, slot, party };
  const { difference } = (await browser.post<ChangeQuote>(`${at}/changeQuote`, wanted)).data;
  const body = { ...wanted, travellers: travellers(party.guests, party.ages), shown_difference: difference };
  const { status, message, data } = await browser.post(`${at}/change`, body);
  expect([status, message]).toEqual([200, '']);
  return { difference, booking: data };
}

describe('a night more', () => {
  /** Asks for one more night, and starts its payment. */
  async function nightMore() {
    const trip = trips.stay({}, 3);
    const shorter = { ...trip, to: addDays(trip.from, 1) };
    const browser = browserOf(api);
    const { reference } = await book(api, browser, shorter);
    const { difference } = await askFor(browser, reference, { ...trip, to: addDays(trip.from, 2) });
    expect(difference).toBe(night);
    const at = `/bookings/${reference}`;
    const started = await browser.post<{ url: string }>(`${at}/payChange`, { accepted_difference: night });
    return { browser, reference, trip: shorter, order: orderOf(started.data) };
  }

  /** Pays the night, which is refunded while the booking keeps its dates and what else was paid. */
  async function expectReturned(
    { browser, reference, order }: Awaited<ReturnType<typeof nightMore>>,
    to: string,
    balance: number,
  ): Promise<void> {
    await payOrder({ api }, order, 'captured');
    expect((await browser.read(reference)).data).toMatchObject({
      status: 'CONFIRMED',
      to,
      balance,
      refund: { amount: night },
    });
    const emails = await eventually(
      async () => api.outbox.list('asha@example.com').filter(({ text }) => text.includes(reference)),
      (found) => found.some(({ subject }) => subject.startsWith('Your change was not made: ')),
    );
    expect(emails.some(({ subject }) => subject.startsWith('Changed: '))).toBe(false);
    await untilRefunded(api, browser, reference);
  }

  test('keeps its rooms for five minutes after its time, while its payment is under way', async () => {
    const { browser, reference, trip, order } = await nightMore();
    const free = { from: trip.to, to: addDays(trip.to, 1), party: { guests: 12, ages: [] } };
    api.wait(19 * minute);
    await api.runJobs();
    const refused = await browserOf(api).hold({ ...farmStay, ...free });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('just been sold')]);
    await payOrder({ api }, order, 'captured');
    expect(await untilStatus(browser, reference, 'CONFIRMED')).toMatchObject({ to: free.to, refund: null });
  });

  test('that is paid after the trip has begun is refunded', async () => {
    const late = await nightMore();
    api.wait(21 * minute);
    await api.runJobs();
    api.goTo(late.trip.from, '18:00');
    await expectReturned(late, late.trip.to, night);
  });

  test('that is paid too late is refunded when another change waits for its payment', async () => {
    const late = await nightMore();
    api.wait(21 * minute);
    await api.runJobs();
    const { booking } = await askFor(late.browser, late.reference, {
      ...late.trip,
      to: addDays(late.trip.from, 3),
    });
    expect(booking.pending_change).toMatchObject({ difference: 2 * night });
    await expectReturned(late, late.trip.to, night);
    const { data } = await late.browser.read(late.reference);
    expect(data.pending_change).toMatchObject({ to: addDays(late.trip.from, 3), difference: 2 * night });
  });

  test('that is paid too late is refunded when the booking has been moved since', async () => {
    const late = await nightMore();
    api.wait(21 * minute);
    await api.runJobs();
    const [from, to] = [addDays(late.trip.from, 2), addDays(late.trip.from, 3)];
    await askFor(late.browser, late.reference, { ...late.trip, from, to });
    await expectReturned(late, to, night);
  });
});

test('children of other ages have another price', async () => {
  // ₹1,200 for an adult, and half of it up to nine years; GST is 5 %.
  const trip = trips.outing({ party: { guests: 2, ages: [9] } });
  const browser = browserOf(api);
  const { reference, quote } = await book(api, browser, trip);
  expect(quote.total).toBe(189_000);
  const older = { ...trip, party: { guests: 2, ages: [10] } };
  expect(await askFor(browser, reference, older)).toMatchObject({ difference: 63_000 });
});

test('meals for each guest follow a smaller party, and are refunded with its place', async () => {
  const lunches = [{ add_on_pk: 101, quantity: 3 }];
  const trip = trips.stay({ party: { guests: 3, ages: [] }, add_ons: lunches }, 1);
  const browser = browserOf(api);
  const { reference } = await book(api, browser, trip);
  const { difference, booking } = await askFor(browser, reference, {
    ...trip,
    party: { guests: 2, ages: [] },
  });
  // The third guest costs ₹1,300 and GST of ₹65, a lunch ₹310 and GST of ₹16.
  expect(difference).toBe(-169_100);
  expect(booking.add_ons).toEqual([{ add_on_pk: 101, quantity: 2 }]);
  await untilRefunded(api, browser, reference);
});
