import type { BookingsList, DateChangeQuote, Redemption } from '@kaadu/contracts/booking';
import { readPdf } from '../../testing/read-pdf';
import {
  type BookingApi,
  browserOf,
  eventually,
  farmStay,
  kayaking,
  startBookingApi,
  untilRefunded,
} from '../../testing/booking-api';
import { newPerson, signInStaff, signUp } from '../../testing/people';

let api: BookingApi;
beforeEach(async () => {
  api = await startBookingApi();
});
afterEach(() => api.close());

/** A browser with a confirmed booking. */
async function book(body = farmStay, headers: Record<string, string> = {}, status = 'CONFIRMED') {
  const browser = browserOf(api, headers);
  const { data } = await browser.hold(body);
  await api.pay(await browser.startPayment(data));
  const paid = await eventually(
    () => browser.read(data.reference),
    (answer) => answer.data.status === status,
  );
  return { browser, booking: paid.data, at: `/bookings/${data.reference}` };
}

test('a booking moves to other dates; what they cost less comes back', async () => {
  const { browser, booking, at } = await book({ ...farmStay, to: '2026-04-10' });
  const dates = { from: '2026-04-20', to: '2026-04-22', slot: null };
  const quote = await browser.post<DateChangeQuote>(`${at}/dateChangeQuote`, dates);
  expect(quote.data).toMatchObject({ refund: 525_000, quote: { nights: 2 } });
  const moved = await browser.post(`${at}/changeDates`, { ...dates, shown_refund: 525_000 });
  expect(moved.data).toMatchObject({ status: 'CONFIRMED', from: '2026-04-20', refund: { amount: 525_000 } });
  expect(moved.data.voucher?.code).toBe(booking.voucher?.code);
  const dearer = await browser.post(`${at}/dateChangeQuote`, { ...dates, to: '2026-04-26' });
  expect([dearer.status, dearer.message]).toEqual([409, expect.stringContaining('cost more')]);
  const { rows } = await api.db.execute('SELECT day, sold FROM inventory WHERE sold > 0 ORDER BY day');
  expect(rows).toHaveLength(2);
});

test('a booking cannot move any more when its policy has become less generous', async () => {
  const { browser, at } = await book();
  api.goTo('2026-04-02');
  const late = await browser.post(`${at}/dateChangeQuote`, {
    from: '2026-04-20',
    to: '2026-04-22',
    slot: null,
  });
  expect([late.status, late.message]).toEqual([409, expect.stringContaining('no longer be moved')]);
});

test('a voucher is redeemed once, by an operator, on its day', async () => {
  const { booking } = await book(kayaking);
  const operator = await signInStaff(api, 'operator', newPerson());
  const redeem = () =>
    browserOf(api, operator.headers).post<Redemption>('/bookings/redeem', {
      code: booking.voucher?.code ?? '',
    });
  expect((await redeem()).message).toContain('too early');
  api.goTo('2026-04-07', '06:30');
  // Sessions end after twelve hours without use.
  const again = await signInStaff(api, 'operator', newPerson());
  const onDay = () =>
    browserOf(api, again.headers).post<Redemption>('/bookings/redeem', { code: booking.voucher?.code ?? '' });
  const both = await Promise.all([onDay(), onDay()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.data).toMatchObject({
    reference: booking.reference,
    guests: 1,
  });
});

test('an operator reports that nobody came once the first day is over, and not long after', async () => {
  const { booking, at, browser } = await book(kayaking);
  const report = async () => {
    const operator = await signInStaff(api, 'operator', newPerson());
    return browserOf(api, operator.headers).post('/bookings/noShow', { reference: booking.reference });
  };
  api.goTo(kayaking.from, '20:00');
  expect((await report()).message).toContain('may still come');
  api.goTo('2026-04-20');
  expect((await report()).status).toBe(410);
  api.wait(-12 * 24 * 60 * 60_000);
  expect((await report()).data.status).toBe('NO_SHOW');
  expect((await report()).status).toBe(409);
  expect((await browser.read(booking.reference)).data.status).toBe('NO_SHOW');
  expect((await browser.post(`${at}/cancel`, { shown_refund: 0 })).status).toBe(409);
});

test('a trip on request is decided after payment; rejected, the money goes back', async () => {
  const treeHouse = { ...farmStay, option_pk: 501 };
  const { browser, booking } = await book(treeHouse, {}, 'PENDING');
  const sales = await signInStaff(api, 'sales', newPerson());
  await browserOf(api, sales.headers).post('/admin/decideBooking', {
    reference: booking.reference,
    accept: false,
    reason: null,
  });
  const rejected = await untilRefunded(api, browser, booking.reference);
  expect(rejected).toMatchObject({ status: 'REJECTED', refund: { amount: booking.quote.total } });
});

test('a trip can be reviewed once it is over, and its rating follows', async () => {
  const owner = await signUp(api, newPerson());
  const { browser, at } = await book(farmStay, owner.headers);
  const review = (key: string) => browserOf(api).post(`${at}/review`, { key, rating: 1, text: 'It rained.' });
  const { data } = await browser.call('GET', at);
  expect((await review(data.key)).message).toContain('once it is over');
  api.goTo('2026-04-10');
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

test('an account sees its bookings by what is to come; a guest’s are not among them', async () => {
  const owner = await signUp(api, newPerson());
  await book(farmStay, owner.headers);
  await book(kayaking);
  const { data } = await browserOf(api, owner.headers).call<BookingsList>('GET', '/bookings');
  expect(data.upcoming.map(({ from }) => from)).toEqual(['2026-04-07']);
  expect([data.past, data.cancelled]).toEqual([[], []]);
});

test('a traveller is reminded once, two days before', async () => {
  await book();
  const reminders = () =>
    api.outbox.list('asha@example.com').filter(({ subject }) => /reminder|in two days|soon/i.test(subject));
  await api.runJobs();
  expect(reminders()).toHaveLength(0);
  api.goTo('2026-04-05', '09:00');
  await api.runJobs();
  await api.runJobs();
  await eventually(
    async () => api.outbox.list('asha@example.com').length,
    (sent) => sent === 2,
  );
});

test('voucher, invoice and calendar file say what was booked', async () => {
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
  expect(invoice).toContain('INV/25-26/000001');
  expect((await file('calendar.ics')).type).toContain('text/calendar');
  const { data } = await browser.hold(kayaking);
  expect((await api.app.inject(`/bookings/${data.reference}/voucher.pdf?key=${data.key}`)).statusCode).toBe(
    409,
  );
});
