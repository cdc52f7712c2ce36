import type { Booking, Redemption, StaffBooking } from '@kaadu/contracts/booking';
import { addDays } from '../../../platform/money/india-date';
import {
  book,
  type BookingApi,
  browserOf,
  contact,
  startBookingApi,
  travellers,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';
import { readPdf } from '../../../testing/read-pdf';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Signs in a new operator; sessions end after twelve hours without use. */
const operator = async () => browserOf(api, (await signInStaff(api, 'operator', newPerson())).headers);

const codeOf = ({ voucher }: Pick<Booking, 'voucher'>) => voucher?.code ?? '';

async function redeem(code: string) {
  const { status, message, data } = await (await operator()).post<Redemption>('/bookings/redeem', { code });
  return { data, response: [status, message] };
}

async function reportNoShow(reference: string) {
  const { status, message } = await (await operator()).post('/bookings/noShow', { reference });
  return [status, message];
}

test('a voucher is accepted once, from midnight of its first day', async () => {
  const browser = browserOf(api);
  const booking = await book(api, browser, trips.outing());
  api.goTo(addDays(booking.from, -1), '23:59');
  expect((await redeem(codeOf(booking))).response).toEqual([
    409,
    `This voucher is for ${booking.from}; it is too early.`,
  ]);
  api.goTo(booking.from, '00:00');
  const typed = codeOf(booking).toLowerCase();
  const both = await Promise.all([redeem(` ${typed} `), redeem(typed)]);
  expect(both.map(({ response }) => response).sort()).toEqual([
    [200, expect.anything()],
    [409, 'This voucher has been used already.'],
  ]);
  const accepted = both.find(({ response: [status] }) => status === 200);
  expect(accepted?.data).toMatchObject({
    reference: booking.reference,
    guests: 1,
    lead_traveller: 'Traveller 1',
  });
  expect((await browser.read(booking.reference)).data.status).toBe('REDEEMED');
});

test('a voucher is accepted until midnight of its last day, and has then expired', async () => {
  const [stay, outing] = [trips.stay(), trips.outing()];
  const lodging = await book(api, browserOf(api), stay);
  const missed = await book(api, browserOf(api), outing);
  api.goTo(stay.to, '23:59');
  expect((await redeem(codeOf(lodging))).response[0]).toBe(200);
  api.goTo(addDays(outing.from, 1), '00:00');
  expect((await redeem(codeOf(missed))).response).toEqual([
    410,
    'This voucher was for a day that has passed.',
  ]);
});

test('a voucher of a booking that was cancelled is not accepted, nor is an unknown one', async () => {
  const browser = browserOf(api);
  const { reference, quote, from, ...booking } = await book(api, browser, trips.outing());
  await browser.post(`/bookings/${reference}/cancel`, { shown_refund: quote.total });
  api.goTo(from, '06:00');
  expect((await redeem(codeOf(booking))).response).toEqual([
    409,
    'This booking is not valid: it was cancelled.',
  ]);
  expect((await redeem('AAAA-BBBB-CCCC-DDDD')).response).toEqual([
    404,
    'There is no voucher with this code.',
  ]);
});

test('an operator reports a no-show once the first day is over', async () => {
  const browser = browserOf(api);
  const { reference, from, ...booking } = await book(api, browser, trips.outing());
  api.goTo(from, '23:59');
  expect(await reportNoShow(reference)).toEqual([
    409,
    'The first day of this booking is not over: the guests may still come.',
  ]);
  api.goTo(addDays(from, 1), '00:00');
  expect((await reportNoShow(reference))[0]).toBe(200);
  expect((await browser.read(reference)).data).toMatchObject({ status: 'NO_SHOW', voucher: null });
  expect(await reportNoShow(reference)).toEqual([409, 'This cannot be done: the booking is past.']);
  const cancelled = await browser.post(`/bookings/${reference}/cancel`, { shown_refund: 0 });
  expect([cancelled.status, cancelled.message]).toEqual([409, 'Only a confirmed booking can be cancelled.']);
  expect((await redeem(codeOf(booking))).response[0]).toBe(409);
});

test('an operator reports a no-show until seven days after the trip', async () => {
  const { reference, from } = await book(api, browserOf(api), trips.outing());
  const actions = async () =>
    (await (await operator()).call<StaffBooking>('GET', `/admin/bookings/${reference}`)).data.actions;
  api.goTo(addDays(from, 7), '23:59');
  expect(await actions()).toEqual(['no_show']);
  api.goTo(addDays(from, 8), '00:00');
  expect(await actions()).toEqual([]);
  expect(await reportNoShow(reference)).toEqual([410, 'This trip is too long ago to report a no-show.']);
});

describe('notes to the host and a business', () => {
  const host_notes = { note: 'We come by train.', arrival_time: '19:30', dietary_needs: 'Jain' };
  const gst_buyer = { gstin: '27 AAPFU 0939F1ZV', legal_name: 'Uma Exports LLP' };

  test('are saved with the travellers, and the notes can be changed until the trip begins', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trips.stay());
    const at = `/bookings/${held.reference}`;
    const people = { contact, travellers: travellers(2), remember: false };
    const saved = await browser.post(`${at}/travellers`, { ...people, host_notes, gst_buyer });
    expect(saved.data).toMatchObject({ host_notes, gst_buyer: { ...gst_buyer, gstin: '27AAPFU0939F1ZV' } });
    // Pages of earlier releases do not send them.
    await api.pay(await browser.startPayment(held));
    const booking = await untilStatus(browser, held.reference, 'CONFIRMED');
    expect(booking).toMatchObject({ host_notes, gst_buyer: { legal_name: 'Uma Exports LLP' } });
    const later = { ...host_notes, arrival_time: '21:00' };
    expect((await browser.post(`${at}/hostNotes`, { host_notes: later })).data.host_notes).toEqual(later);
    const invoice = await api.app.inject(`${at}/invoice.pdf?key=${booking.key}`);
    expect((await readPdf(invoice.rawPayload)).text).toContain('GSTIN 27AAPFU0939F1ZV');
    api.goTo(booking.from, '13:00');
    const late = await browser.post(`${at}/hostNotes`, { host_notes: null });
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('until the trip begins')]);
  });

  test('with a mistyped GSTIN are refused at its field', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trips.stay());
    const wrong = { ...gst_buyer, gstin: '27AAPFU0939F1ZX' };
    const people = { contact, travellers: travellers(2), remember: false, gst_buyer: wrong };
    const { status, errors } = await browser.post(`/bookings/${held.reference}/travellers`, people);
    expect([status, errors]).toEqual([
      400,
      { gst_buyer: [expect.stringContaining('last character does not fit')] },
    ]);
  });
});
