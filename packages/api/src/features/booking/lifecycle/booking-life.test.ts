import type { Booking, DateChangeQuote, TripBody } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import { addDays } from '../../../platform/money/india-date';
import {
  type BookingApi,
  browserOf,
  startBookingApi,
  untilRefunded,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { readPdf } from '../../../testing/read-pdf';
import { newPerson, signInStaff, signUp } from '../../../testing/people';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

/** Books a trip in a new browser. */
async function book(
  body: TripBody = trips.stay(),
  headers: Record<string, string> = {},
  status: Booking['status'] = 'CONFIRMED',
) {
  const browser = browserOf(api, headers);
  const { data } = await browser.hold(body);
  await api.pay(await browser.startPayment(data));
  const booking = await untilStatus(browser, data.reference, status);
  return { browser, booking, at: `/bookings/${data.reference}` };
}

test('a booking moves to other dates, and the difference is refunded when they cost less', async () => {
  const { browser, booking, at } = await book(trips.stay({}, 3));
  const other = trips.stay({}, 6);
  const dates = { from: other.from, to: addDays(other.from, 2), slot: null };
  const quote = await browser.post<DateChangeQuote>(`${at}/dateChangeQuote`, dates);
  expect(quote.data).toMatchObject({ refund: 525_000, quote: { nights: 2 } });
  const wrong = await browser.post(`${at}/changeDates`, { ...dates, shown_refund: 1_575_000 });
  expect([wrong.status, wrong.message]).toEqual([409, expect.stringContaining('price of this change')]);
  const moved = await browser.post(`${at}/changeDates`, { ...dates, shown_refund: 525_000 });
  expect(moved.data).toMatchObject({ status: 'CONFIRMED', from: other.from, refund: { amount: 525_000 } });
  expect(moved.data.voucher?.code).toBe(booking.voucher?.code);
  const dearer = await browser.post(`${at}/dateChangeQuote`, { ...dates, to: other.to });
  expect([dearer.status, dearer.message]).toEqual([409, expect.stringContaining('cost more')]);
  const { rows } = await api.db.execute(sql`
    SELECT day::text, sold FROM inventory
    WHERE resource_pk = 101 AND sold > 0 AND day >= ${booking.from} AND day < ${other.to} ORDER BY day`);
  expect(rows).toEqual([
    { day: other.from, sold: 1 },
    { day: addDays(other.from, 1), sold: 1 },
  ]);
  const rest = await browser.call<{ paid: number }>('GET', `${at}/cancelQuote`);
  expect(rest.data.paid).toBe(1_050_000);
});

test('a booking cannot move any more when its policy has become less generous', async () => {
  const { browser, booking, at } = await book();
  const { from, to } = trips.stay();
  const move = () => browser.post(`${at}/dateChangeQuote`, { from, to, slot: null });
  api.goTo(addDays(booking.from, -7), '12:59');
  expect((await move()).status).toBe(200);
  api.goTo(addDays(booking.from, -7), '13:00');
  const late = await move();
  expect([late.status, late.message]).toEqual([409, expect.stringContaining('no longer be moved')]);
});

test('a trip on request is decided after payment, and refunded when it is rejected', async () => {
  const { browser, booking } = await book(trips.stay({ option_pk: 501 }), {}, 'PENDING');
  const sales = await signInStaff(api, 'sales', newPerson());
  await browserOf(api, sales.headers).post('/admin/decideBooking', {
    reference: booking.reference,
    accept: false,
    reason: null,
  });
  const rejected = await untilRefunded(api, browser, booking.reference);
  // 2 nights × ₹950, below the ₹1,000 from which a room is taxed.
  expect(rejected).toMatchObject({ status: 'REJECTED', refund: { amount: 190_000 }, invoice_number: null });
});

test('a trip can be reviewed once it is over, and its rating follows', async () => {
  const owner = await signUp(api, newPerson());
  const { browser, booking, at } = await book(trips.stay(), owner.headers);
  const review = (key: string) => browserOf(api).post(`${at}/review`, { key, rating: 1, text: 'It rained.' });
  const { data } = await browser.call('GET', at);
  api.goTo(booking.to ?? '', '23:59');
  expect((await review(data.key)).message).toContain('once it is over');
  api.goTo(addDays(booking.to ?? '', 1), '00:00');
  expect((await review(data.key)).status).toBe(200);
  expect((await review(data.key)).message).toContain('already');
  const detail = await api.app.inject('/experience/getExpByPk?primary_key=1');
  expect(detail.json<unknown>()).toMatchObject({
    data: {
      rating: { count: 2, average: 3 },
      reviews: [{ text: 'It rained.', is_verified: true, photos: [] }, {}],
    },
  });
});

test('voucher, invoice and calendar file show what was booked', async () => {
  const { browser, booking, at } = await book();
  const file = async (name: string) => {
    const response = await api.app.inject(`${at}/${name}?key=${booking.key}`);
    return {
      status: response.statusCode,
      type: response.headers['content-type'],
      bytes: response.rawPayload,
    };
  };
  expect((await api.app.inject(`${at}/voucher.pdf`)).statusCode).toBe(404);
  const voucher = await readPdf((await file('voucher.pdf')).bytes);
  expect(JSON.stringify(voucher)).toContain(booking.reference);
  const invoice = JSON.stringify(await readPdf((await file('invoice.pdf')).bytes));
  expect(invoice).toContain(booking.invoice_number);
  expect((await file('calendar.ics')).type).toContain('text/calendar');
  const { data } = await browser.hold(trips.outing());
  const early = await api.app.inject(`/bookings/${data.reference}/voucher.pdf?key=${data.key}`);
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
    409,
    'This booking is not confirmed, so it has no such document.',
  ]);
});
