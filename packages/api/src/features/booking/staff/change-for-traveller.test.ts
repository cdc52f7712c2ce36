import type { ChangeQuote, StaffBooking } from '@kaadu/contracts/booking';
import { addDays } from '../../../platform/money/india-date';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  contact,
  eventually,
  farmStay,
  travellers,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { type FreshTrips, setUpBookings } from '../../../testing/bookings/set-up-bookings';
import { auditOf, staffOf } from '../testing/booking-staff';

let api: BookingApi;
let trips: FreshTrips;
setUpBookings((started) => ({ api, trips } = started));

const staff = (role: Parameters<typeof staffOf>[1]) => staffOf(api, role);

const isAbout =
  (reference: string) =>
  ({ text }: { readonly text: string }) =>
    text.includes(reference);

/** Books two nights at the farm for two, and returns the calls of staff on the booking. */
async function booked(nights = 2) {
  const browser = browserOf(api);
  const stay = trips.stay({}, nights);
  const { reference, quote } = await book(api, browser, stay);
  const at = `/admin/bookings/${reference}`;
  const wanted = { from: stay.from, to: stay.to, slot: null, party: { guests: 2, ages: [] } };
  const quoteFor = (person: Browser, trip: object) =>
    person.post<ChangeQuote>(`${at}/changeQuote`, { ...wanted, ...trip });
  /** Asks for the price, and changes the booking. @param own overrides the request */
  async function change(person: Browser, trip: object, own: object = {}) {
    const { data } = await quoteFor(person, trip);
    return person.post<StaffBooking>(`${at}/change`, {
      ...wanted,
      ...trip,
      travellers: travellers(2),
      reason: 'They called',
      shown_difference: data?.difference ?? 0,
      shown_sequence: 0,
      ...own,
    });
  }
  const mails = () => api.outbox.list(contact.email).filter(isAbout(reference));
  return { browser, reference, quote, stay, at, quoteFor, change, mails };
}

describe('changing a booking for its traveller', () => {
  test('to cheaper dates refunds the difference, with e-mail, note, credit note and audit line', async () => {
    const { browser, reference, quote, stay, quoteFor, change, mails } = await booked();
    const sales = await staff('sales');
    const to = addDays(stay.from, 1);
    const { data: offer } = await quoteFor(sales, { to });
    expect(offer).toMatchObject({ total_before: quote.total, difference: -quote.total / 2 });
    const { data } = await change(sales, { to });
    expect(data).toMatchObject({
      booking: { to, status: 'CONFIRMED', sequence: 1, quote: { total: quote.total / 2 } },
      can_change: true,
      refunds: [{ amount: quote.total / 2 }],
      documents: [{ kind: 'invoice' }, { kind: 'credit_note', amount: quote.total / 2 }],
      notes: [{ text: 'Changed: They called', by: 'Staff sales' }],
    });
    expect(await auditOf(api, reference)).toMatchObject([
      {
        action: 'changeBooking',
        detail: {
          difference: -quote.total / 2,
          waits: false,
          changes: { to: { from: stay.to, to } },
        },
      },
    ]);
    await eventually(
      async () => mails().map(({ subject }) => subject),
      (subjects) => subjects.some((subject) => subject.startsWith('New dates:')),
    );
    expect(await untilRefunded(api, browser, reference)).toMatchObject({ balance: quote.total / 2 });
  });

  test('to dearer dates waits a day for the payment, whose link is e-mailed', async () => {
    const { browser, reference, quote, stay, change, mails } = await booked(1);
    const to = addDays(stay.from, 2);
    trips.stay({}, 1);
    const { data } = await change(await staff('operator'), { to });
    expect(data.booking).toMatchObject({
      to: stay.to,
      pending_change: {
        to,
        difference: quote.total,
        expires_at: new Date(api.now().getTime() + 24 * 60 * 60_000).toISOString(),
      },
    });
    const [asked] = await eventually(
      async () => mails().filter(({ subject }) => subject.startsWith('Pay ')),
      ({ length }) => length === 1,
    );
    expect(asked?.text).toContain(`/my-bookings/${reference}?key=`);
    const { data: own } = await browser.post<{ url: string }>(`/bookings/${reference}/payChange`, {
      accepted_difference: quote.total,
    });
    await api.pay(new URL(own.url).pathname.split('/').pop() ?? '');
    await eventually(
      () => browser.read(reference),
      (result) => result.data.to === to,
    );
    expect(await auditOf(api, reference)).toMatchObject([
      { action: 'changeBooking', detail: { waits: true } },
    ]);
  });

  test('that waits for its payment can be given up', async () => {
    const { reference, stay, at, change } = await booked(1);
    trips.stay({}, 1);
    const sales = await staff('sales');
    await change(sales, { to: addDays(stay.from, 2) });
    const { data } = await sales.post<StaffBooking>(`${at}/releaseChange`, {});
    expect(data.booking.pending_change).toBeNull();
    const again = await sales.post(`${at}/releaseChange`, {});
    expect([again.status, again.message]).toEqual([
      409,
      'No change of this booking waits for its payment any more.',
    ]);
    expect(await auditOf(api, reference)).toMatchObject([
      { action: 'changeBooking' },
      { action: 'releaseChange' },
    ]);
  });

  test('of the names alone costs nothing', async () => {
    const { quote, change, mails } = await booked();
    const names = travellers(2).map((one, index) => ({ ...one, name: `Guest ${index}` }));
    const { data } = await change(await staff('sales'), {}, { travellers: names });
    expect(data.booking).toMatchObject({ travellers: names, quote: { total: quote.total } });
    await eventually(
      async () => mails().map(({ subject }) => subject),
      (subjects) => subjects.some((subject) => subject.startsWith('Changed:')),
    );
  });

  test('is refused without an effect for a stale version or price, a missing name, the same trip and other roles', async () => {
    const { reference, at, stay, change, mails } = await booked();
    const sales = await staff('sales');
    const to = addDays(stay.from, 1);
    const refusals = [
      await change(sales, { to }, { shown_sequence: 1 }),
      await change(sales, { to }, { shown_difference: 0 }),
      await change(sales, { to }, { travellers: travellers(1) }),
      await change(sales, { to }, { reason: ' ' }),
      await change(sales, {}),
      await change(await staff('content'), { to }),
      await browserOf(api).post(`${at}/change`, {}),
    ];
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [409, 'The booking has changed since it was shown. Please look at it again.'],
      [409, 'The price of this change is different now. Please look at it again.'],
      [422, 'Please name every traveller: 2, not 1.'],
      [400, expect.any(String)],
      [409, 'Nothing would change: the booking has these dates, guests and names already.'],
      [403, 'Your account may not do this.'],
      [401, expect.any(String)],
    ]);
    expect(await auditOf(api, reference)).toEqual([]);
    expect(mails().filter(({ subject }) => subject.startsWith('Changed:'))).toEqual([]);
  });

  test('to dates that are sold out is refused', async () => {
    const { reference, change } = await booked();
    const taken = trips.stay({}, 2);
    await book(api, browserOf(api), { ...farmStay, ...taken, party: { guests: 12, ages: [] } });
    const refused = await change(await staff('sales'), { from: taken.from, to: taken.to });
    expect([refused.status, refused.message]).toEqual([
      409,
      'This has just been sold. Nothing was charged; please choose other dates.',
    ]);
    expect(await auditOf(api, reference)).toEqual([]);
  });

  test('against the policy refunds only by finance, and never more than one person may refund', async () => {
    const { stay, quoteFor, change } = await booked(4);
    api.goTo(addDays(stay.from, -2), '18:00');
    const to = addDays(stay.from, 3);
    const refused = await quoteFor(await staff('sales'), { to });
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringMatching(/^By the policy ₹[\d,]+ would not go back. Please ask finance/),
    ]);
    const finance = await staff('finance');
    const tooMuch = await quoteFor(finance, { to: addDays(stay.from, 1) });
    expect([tooMuch.status, tooMuch.message]).toEqual([
      409,
      expect.stringContaining('needs a second person'),
    ]);
    expect((await change(finance, { to })).data.booking).toMatchObject({ to });
  });
});
