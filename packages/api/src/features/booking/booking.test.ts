import { randomUUID } from 'node:crypto';
import { indiaDate } from '../../platform/money/india-date';
import { sql } from 'drizzle-orm';
import {
  type BookingApi,
  browserOf,
  eventually,
  farmStay,
  kayaking,
  startBookingApi,
  untilRefunded,
} from '../../testing/booking-api';

let api: BookingApi;
beforeAll(async () => {
  api = await startBookingApi();
});
afterAll(() => api.close());

/** Held and sold of all counters. */
async function counters() {
  const { rows } = await api.db.execute<{ held: number; sold: number }>(
    sql`SELECT sum(held)::int AS held, sum(sold)::int AS sold FROM inventory`,
  );
  return rows[0];
}

/** Counters follow from the bookings' claims: the invariant of the whole feature. */
async function expectCountersToMatch() {
  const { rows } = await api.db.execute(sql`
    SELECT resource_pk, day, slot FROM inventory FULL JOIN (
      SELECT (c->>'resourcePk')::int AS resource_pk, (c->>'day')::date AS day, c->>'slot' AS slot,
        sum((c->>'quantity')::int) FILTER (WHERE status IN ('ON_HOLD', 'PAYMENT_PENDING', 'PENDING')) AS holds,
        sum((c->>'quantity')::int) FILTER (WHERE status IN ('CONFIRMED', 'REDEEMED', 'NO_SHOW')) AS sales
      FROM bookings, jsonb_array_elements(claims) AS c GROUP BY 1, 2, 3
    ) AS claimed USING (resource_pk, day, slot)
    WHERE held IS DISTINCT FROM coalesce(holds, 0) OR sold IS DISTINCT FROM coalesce(sales, 0)`);
  expect(rows).toEqual([]);
}
afterEach(expectCountersToMatch);

describe('a purchase', () => {
  test('is held, paid, confirmed with voucher and invoice, cancelled and refunded', async () => {
    const browser = browserOf(api);
    const { data: held, status } = await browser.hold({ ...farmStay, shown_total: 1_050_000 });
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
    const { data: paid } = await eventually(
      () => browser.read(held.reference),
      ({ data }) => data.status === 'CONFIRMED',
    );
    expect(paid).toMatchObject({ page: 'success', invoice_number: 'INV/25-26/000001', can_cancel: true });
    expect(paid.voucher?.code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);

    const quote = await browser.call<{ refund: number }>('GET', `/bookings/${held.reference}/cancelQuote`);
    expect(quote.data).toEqual({ paid: 1_050_000, refund: 1_050_000, fee: 0, refund_percent: 100 });
    const wrong = await browser.post(`/bookings/${held.reference}/cancel`, { shown_refund: 1 });
    expect(wrong.status).toBe(409);
    const cancelled = await browser.post(`/bookings/${held.reference}/cancel`, { shown_refund: 1_050_000 });
    expect(cancelled.data).toMatchObject({ status: 'REFUND_PENDING', refund: { amount: 1_050_000 } });
    expect((await untilRefunded(api, browser, held.reference)).status).toBe('REFUNDED');
    const subjects = api.outbox.list('asha@example.com').map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
  });

  test('whose price is not the one that was shown says so and is paid only when that is accepted', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold({ ...farmStay, shown_total: 900_000 });
    expect(held.price_change).toEqual({ shown: 900_000, now: 1_050_000 });
    const refused = await browser.post(`/bookings/${held.reference}/pay`, { accepted_total: 900_000 });
    expect(refused.status).toBe(409);
    await browser.post(`/bookings/${held.reference}/release`, {});
  });
});

describe('a hold', () => {
  test('that is asked for twice with one key is made once', async () => {
    const browser = browserOf(api);
    await browser.read('KT-NONE');
    const first = await browser.hold(farmStay);
    await browser.post(`/bookings/${first.data.reference}/release`, {});
    const key = randomUUID();
    const [one, two] = await Promise.all([browser.hold(farmStay, key), browser.hold(farmStay, key)]);
    expect(two.data.reference).toBe(one.data.reference);
    expect((await browser.hold(kayaking, key)).status).toBe(422);
    await browser.post(`/bookings/${one.data.reference}/release`, {});
  });

  test('by a browser that was not known yet is made once although its first answer was lost', async () => {
    const key = randomUUID();
    const lost = await browserOf(api).hold(farmStay, key);
    const browser = browserOf(api);
    const repeated = await browser.hold(farmStay, key);
    expect(repeated.data.reference).toBe(lost.data.reference);
    await browser.post(`/bookings/${repeated.data.reference}/release`, {});
  });

  test('that is repeated after booking has closed gets its first answer', async () => {
    const [browser, key] = [browserOf(api), randomUUID()];
    const tomorrow = { ...kayaking, from: indiaDate(new Date(api.now().getTime() + 24 * 60 * 60_000)) };
    const { data } = await browser.hold(tomorrow, key);
    api.goTo(tomorrow.from, '06:30');
    expect((await browserOf(api).hold(tomorrow)).status).toBe(409);
    expect((await browser.hold(tomorrow, key)).data).toEqual(data);
    await api.runJobs();
  });

  test('of the last rooms is had by one of many who ask at once', async () => {
    const rooms = { ...farmStay, from: '2026-05-04', to: '2026-05-06', party: { guests: 12, ages: [] } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => browserOf(api).hold(rooms)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  test('ends after its time and gives back what it held, once', async () => {
    const browser = browserOf(api);
    const before = await counters();
    const { data } = await browser.hold(kayaking);
    const extended = await browser.post(`/bookings/${data.reference}/extend`, {});
    expect(Date.parse(extended.data.hold?.expires_at ?? '') - Date.parse(data.hold?.expires_at ?? '')).toBe(
      900_000,
    );
    expect((await browser.post(`/bookings/${data.reference}/extend`, {})).status).toBe(409);
    expect((await counters())?.held).toBe((before?.held ?? 0) + 1);
    api.wait(31 * 60_000);
    expect((await browser.post(`/bookings/${data.reference}/release`, {})).status).toBe(410);
    await api.runJobs();
    await api.runJobs();
    expect((await browser.read(data.reference)).data).toMatchObject({ status: 'EXPIRED', page: 'failure' });
    // What was held before has expired too.
    expect((await counters())?.held).toBe(0);
  });
});

describe('a late payment', () => {
  test('books again while there is room', async () => {
    const browser = browserOf(api);
    const { data } = await browser.hold(farmStay);
    const order = await browser.startPayment(data);
    api.wait(21 * 60_000);
    await api.runJobs();
    expect((await browser.read(data.reference)).data.status).toBe('EXPIRED');
    await api.pay(order);
    await eventually(
      () => browser.read(data.reference),
      (answer) => answer.data.status === 'CONFIRMED',
    );
  });

  test('goes back where there is none', async () => {
    const browser = browserOf(api);
    const { data } = await browser.hold({ ...kayaking, from: '2026-04-20' });
    const order = await browser.startPayment(data);
    api.wait(21 * 60_000);
    await api.runJobs();
    await api.db.execute(sql`UPDATE inventory SET sold = capacity WHERE day = '2026-04-20'`);
    await api.pay(order);
    await untilRefunded(api, browser, data.reference);
    expect((await browser.read(data.reference)).data.status).toBe('REFUNDED');
    await api.db.execute(sql`UPDATE inventory SET sold = 0 WHERE day = '2026-04-20'`);
  });
});
