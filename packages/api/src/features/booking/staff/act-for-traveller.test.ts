import { sql } from 'drizzle-orm';
import type { StaffBooking } from '@kaadu/contracts/booking';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  contact,
  eventually,
  untilRefunded,
} from '../../../testing/bookings/booking-api';
import { type FreshTrips, setUpBookings } from '../../../testing/bookings/set-up-bookings';
import { auditOf, staffOf } from '../testing/booking-staff';

let api: BookingApi;
let trips: FreshTrips;
setUpBookings((started) => ({ api, trips } = started));

const staff = (role: Parameters<typeof staffOf>[1]) => staffOf(api, role);
const read = (person: Browser, reference: string) =>
  person.call<StaffBooking>('GET', `/admin/bookings/${reference}`);
const act = (person: Browser, reference: string, action: string, body: object = {}) =>
  person.post<StaffBooking>(`/admin/bookings/${reference}/${action}`, body);

describe('cancelling for a traveller', () => {
  test('refunds by the policy, and is in the history, the credit notes and the audit log', async () => {
    const browser = browserOf(api);
    const { reference, quote } = await book(api, browser, trips.stay());
    const sales = await staff('sales');
    expect((await read(sales, reference)).data.cancel_quote).toEqual({
      paid: quote.total,
      refund: quote.total,
      fee: 0,
      refund_percent: 100,
    });
    const body = { reason: 'They called', shown_refund: quote.total };
    const { data } = await act(sales, reference, 'cancel', body);
    expect(data).toMatchObject({
      booking: { status: 'REFUND_PENDING' },
      refunds: [{ amount: quote.total }],
      documents: [{ kind: 'invoice' }, { kind: 'credit_note', amount: quote.total }],
      cancel_quote: null,
    });
    expect(data.history.at(-1)).toMatchObject({ by: 'Staff sales', note: 'They called' });
    expect(await auditOf(api, reference)).toMatchObject([
      { action: 'cancelBooking', detail: { refund: quote.total } },
    ]);
    expect(await untilRefunded(api, browser, reference)).toMatchObject({ status: 'REFUNDED' });
  });

  test('is refused without an effect when the refund differs from the one shown', async () => {
    const { reference, quote } = await book(api, browserOf(api), trips.stay());
    const body = { reason: 'They called', shown_refund: quote.total - 100 };
    const refused = await act(await staff('sales'), reference, 'cancel', body);
    expect([refused.status, refused.message]).toEqual([
      409,
      'The refund has changed since you were shown it. Please look at it again.',
    ]);
    expect(await auditOf(api, reference)).toEqual([]);
  });
});

test('a released hold frees its places, and cannot be released again', async () => {
  const trip = trips.stay();
  const { data: held } = await browserOf(api).hold(trip);
  const operator = await staff('operator');
  expect((await read(operator, held.reference)).data.can_release).toBe(true);
  expect((await read(await staff('finance'), held.reference)).data.can_release).toBe(false);
  const { data } = await act(operator, held.reference, 'release', { reason: 'They booked elsewhere' });
  expect(data).toMatchObject({ booking: { status: 'EXPIRED' }, can_release: false });
  const { rows } = await api.db.execute(
    sql`SELECT held FROM inventory WHERE resource_pk = 101 AND day = ${trip.from}`,
  );
  expect(rows).toEqual([{ held: 0 }]);
  expect(await auditOf(api, held.reference)).toMatchObject([{ action: 'releaseHold' }]);
  const again = await act(operator, held.reference, 'release', { reason: 'Again' });
  expect([again.status, again.message]).toEqual([409, 'This cannot be done: the booking is expired.']);
});

test('the confirmation is sent again at most three times an hour', async () => {
  const { reference } = await book(api, browserOf(api), trips.stay());
  const sales = await staff('sales');
  const isConfirmation = ({ text, subject }: { readonly text: string; readonly subject: string }) =>
    text.includes(reference) && subject.startsWith('Confirmed:');
  const sent = () => api.outbox.list(contact.email).filter(isConfirmation).length;
  await eventually(
    async () => sent(),
    (count) => count === 1,
  );
  for (let time = 1; time <= 3; time += 1) {
    expect((await act(sales, reference, 'resend')).status).toBe(200);
    api.wait(1_000);
  }
  expect((await act(sales, reference, 'resend')).status).toBe(429);
  await eventually(
    async () => sent(),
    (count) => count === 4,
  );
  expect((await read(sales, reference)).data.emails.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 4 }, () => 'confirmed'),
  );
  expect(await auditOf(api, reference)).toHaveLength(3);
});

test('notes are shown to staff with author and time, never to the traveller', async () => {
  const browser = browserOf(api);
  const { reference } = await book(api, browser, trips.stay());
  const sales = await staff('sales');
  const at = api.now().toISOString();
  const text = 'Arrives late: keep dinner.\nAllergic to nuts.';
  await act(sales, reference, 'notes', { text });
  expect((await read(await staff('operator'), reference)).data.notes).toMatchObject([
    { text, by: 'Staff sales', at },
  ]);
  expect(JSON.stringify((await browser.read(reference)).data)).not.toContain('Allergic');
  expect(JSON.stringify(await auditOf(api, reference))).not.toContain('Allergic');
  const forbidden = await act(await staff('content'), reference, 'notes', { text: 'x' });
  expect([forbidden.status, forbidden.message]).toEqual([403, 'Your account may not do this.']);
});
