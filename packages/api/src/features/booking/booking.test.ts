import { randomUUID } from 'node:crypto';
import { indiaDate } from '../../platform/money/india-date';
import {
  type BookingApi,
  browserOf,
  eventually,
  startBookingApi,
  untilRefunded,
  untilStatus,
} from '../../testing/bookings/booking-api';
import { findViolations } from '../../testing/bookings/booking-invariants';
import { freshTrips } from '../../testing/bookings/fresh-trips';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

describe('a purchase', () => {
  test('is held, paid, confirmed with voucher and invoice, cancelled and refunded', async () => {
    const browser = browserOf(api);
    const { data: held, status } = await browser.hold(trips.stay({ shown_total: 1_050_000 }));
    expect(status).toBe(200);
    expect(held).toMatchObject({
      status: 'ON_HOLD',
      page: 'checkout',
      quote: { total: 1_050_000, taxable: 1_000_000, units: 1, nights: 2 },
      price_change: null,
      hold: { can_extend: true },
    });
    expect(held.quote.taxes).toEqual([
      { label: 'CGST 2.5%', amount: 25_000 },
      { label: 'SGST 2.5%', amount: 25_000 },
    ]);
    const order = await browser.startPayment(held);
    expect((await browser.read(held.reference)).data.status).toBe('PAYMENT_PENDING');
    await api.pay(order);
    const paid = await untilStatus(browser, held.reference, 'CONFIRMED');
    expect(paid).toMatchObject({
      page: 'success',
      invoice_number: expect.stringMatching(/^INV\/25-26\/\d{6}$/),
      can_cancel: true,
    });
    expect(paid.voucher?.code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);

    const quote = await browser.call<{ refund: number }>('GET', `/bookings/${held.reference}/cancelQuote`);
    expect(quote.data).toEqual({ paid: 1_050_000, refund: 1_050_000, fee: 0, refund_percent: 100 });
    const wrong = await browser.post(`/bookings/${held.reference}/cancel`, { shown_refund: 1 });
    expect([wrong.status, wrong.message]).toEqual([409, expect.stringContaining('refund has changed')]);
    const cancelled = await browser.post(`/bookings/${held.reference}/cancel`, { shown_refund: 1_050_000 });
    expect(cancelled.data).toMatchObject({ status: 'REFUND_PENDING', refund: { amount: 1_050_000 } });
    expect((await untilRefunded(api, browser, held.reference)).status).toBe('REFUNDED');
    const emails = await eventually(
      async () => api.outbox.list('asha@example.com').filter(({ text }) => text.includes(held.reference)),
      ({ length }) => length >= 3,
    );
    expect(emails.map(({ subject }) => subject).reverse()).toEqual([
      expect.stringMatching(/^Confirmed: Cardamom Farm Stay/),
      expect.stringMatching(/^Cancelled: Cardamom Farm Stay/),
      expect.stringMatching(/^Refund of ₹10,500: Cardamom Farm Stay/),
    ]);
  });

  test('costs twice as much for two rooms, and takes and gives back two', async () => {
    const browser = browserOf(api);
    const trip = trips.stay({ option_pk: 201, party: { guests: 4, ages: [] } });
    const { data: held } = await browser.hold(trip);
    // 2 rooms × 2 nights × (₹10,000 + 18 % GST).
    expect(held.quote).toMatchObject({ units: 2, taxable: 4_000_000, total: 4_720_000 });
    expect(held.quote.taxes.map(({ amount }) => amount)).toEqual([360_000, 360_000]);
    const others = { ...trip, party: { guests: 6, ages: [] } };
    const tooMany = await browserOf(api).hold({ ...others, party: { guests: 9, ages: [] } });
    expect([tooMany.status, tooMany.message]).toEqual([409, expect.stringContaining('just been sold')]);
    expect((await browserOf(api).hold(others)).data.quote.units).toBe(2);
    await api.pay(await browser.startPayment(held));
    await untilStatus(browser, held.reference, 'CONFIRMED');
    await browser.post(`/bookings/${held.reference}/cancel`, { shown_refund: 4_720_000 });
    expect((await untilRefunded(api, browser, held.reference)).refund?.amount).toBe(4_720_000);
    expect((await browserOf(api).hold(others)).status).toBe(200);
  });

  test('shows a changed price and is paid only once that is accepted', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trips.stay({ shown_total: 900_000 }));
    expect(held.price_change).toEqual({ shown: 900_000, now: 1_050_000 });
    const refused = await browser.post(`/bookings/${held.reference}/pay`, { accepted_total: 900_000 });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('price has changed')]);
    await browser.startPayment(held);
    expect((await browser.read(held.reference)).data).toMatchObject({
      status: 'PAYMENT_PENDING',
      price_change: null,
    });
  });
});

describe('a hold', () => {
  test('is created once when it is requested twice with one key', async () => {
    const browser = browserOf(api);
    // The first response sets the visitor cookie.
    await browser.hold(trips.outing());
    const [trip, key] = [trips.stay(), randomUUID()];
    const [one, two] = await Promise.all([browser.hold(trip, key), browser.hold(trip, key)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.data.reference).toBe(one.data.reference);
    const other = await browser.hold(trips.outing(), key);
    expect([other.status, other.message]).toEqual([
      422,
      'This Idempotency-Key was used for another request.',
    ]);
  });

  test('by a new browser is created once when its first response is lost', async () => {
    const [trip, key] = [trips.stay(), randomUUID()];
    const lost = await browserOf(api).hold(trip, key);
    const repeated = await browserOf(api).hold(trip, key);
    expect([repeated.status, repeated.data.reference]).toEqual([200, lost.data.reference]);
  });

  test('gets its first response when it is repeated after booking has closed', async () => {
    const [browser, key] = [browserOf(api), randomUUID()];
    const from = indiaDate(new Date(api.now().getTime() + 24 * 60 * 60_000));
    const tomorrow = { ...trips.outing(), from };
    const { data } = await browser.hold(tomorrow, key);
    api.goTo(from, '06:30');
    const late = await browserOf(api).hold(tomorrow);
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('Booking closes 2 hours')]);
    expect((await browser.hold(tomorrow, key)).data).toEqual(data);
    await api.runJobs();
  });

  test('of the last rooms succeeds for one of many concurrent requests', async () => {
    const rooms = trips.stay({ party: { guests: 12, ages: [] } });
    const responses = await Promise.all(Array.from({ length: 20 }, () => browserOf(api).hold(rooms)));
    const refusals = responses.filter(({ status }) => status !== 200);
    expect(refusals).toHaveLength(19);
    for (const { status, message } of refusals)
      expect([status, message]).toEqual([409, expect.stringContaining('just been sold')]);
  });
});
