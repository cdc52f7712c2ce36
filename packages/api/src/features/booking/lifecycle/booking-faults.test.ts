import { createHmac } from 'node:crypto';
import {
  type BookingApi,
  browserOf,
  contact,
  eventually,
  farmStay,
  kayaking,
  startBookingApi,
  travellers,
} from '../../../testing/bookings/booking-api';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signUp } from '../../../testing/people';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());

describe('a hold is refused with the reason', () => {
  test.each([
    ['in the past', { from: '2026-03-01', to: '2026-03-02' }, 422, 'That day has passed'],
    ['with the dates the wrong way round', { from: '2026-04-09', to: '2026-04-07' }, 422, 'after check-in'],
    ['further ahead than can be booked', { from: '2027-04-07', to: '2027-04-08' }, 422, '190 days ahead'],
    ['for longer than can be booked', { from: '2026-04-01', to: '2026-05-15' }, 422, 'up to 28 nights'],
    ['without a day of departure', { to: null }, 422, 'day of departure'],
    ['with children alone', { party: { guests: 1, ages: [9] } }, 422, 'At least one adult'],
    ['for more rooms than a booking may have', { party: { guests: 20, ages: [] } }, 409, 'At most 4 rooms'],
    ['of an option that does not exist', { option_pk: 99_999 }, 404, 'no longer offered'],
    ['with an unknown coupon', { coupon: 'NOPE' }, 422, 'coupon does not exist'],
  ])('%s', async (_case, change, status, message) => {
    const response = await browserOf(api).hold({ ...farmStay, ...change });
    expect([response.status, response.message]).toEqual([status, expect.stringContaining(message)]);
  });

  test.each([
    ['for no guests', { guests: 0, ages: [] }],
    ['for a thousand', { guests: 1_000, ages: [] }],
  ])('%s', async (_case, party) => {
    const response = await browserOf(api).hold({ ...farmStay, party });
    expect([response.status, Object.keys(response.errors)]).toEqual([400, ['party']]);
  });

  test('without an Idempotency-Key', async () => {
    const response = await browserOf(api).call('POST', '/bookings', farmStay);
    expect([response.status, response.message]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
  });

  test('for an unknown start time', async () => {
    expect((await browserOf(api).hold({ ...kayaking, slot: '11:00' })).message).toContain(
      'start time: 07:00',
    );
  });

  test('too shortly before the start', async () => {
    const response = await browserOf(api).hold({ ...kayaking, from: '2026-03-10' });
    expect(response.message).toContain('Booking closes 2 hours before the start');
  });
});

const notFound = [404, 'We cannot find this booking. Open it from My bookings or from its e-mail.'];

describe('a booking of another visitor', () => {
  test('is not found without its link, and is with it', async () => {
    const [owner, stranger] = [browserOf(api), browserOf(api)];
    const { data } = await owner.hold(trips.outing());
    for (const refused of [
      await stranger.read(data.reference),
      await stranger.read(data.reference, 'x'.repeat(32)),
      await stranger.post(`/bookings/${data.reference}/release`, {}),
      await stranger.read('KT-NONE'),
    ])
      expect([refused.status, refused.message]).toEqual(notFound);
    expect((await stranger.read(data.reference, data.key)).data.reference).toBe(data.reference);
    expect((await owner.post(`/bookings/${data.reference}/release`, {})).data.status).toBe('EXPIRED');
  });

  test('is hidden from another account in the same browser', async () => {
    const owner = await signUp(api, newPerson());
    const browser = browserOf(api, owner.headers);
    const { data } = await browser.hold(trips.outing());
    expect(data.quote.is_member).toBe(true);
    const other = await signUp(api, newPerson());
    const inSameBrowser = browserOf(api, {
      ...other.headers,
      cookie: `${other.headers.cookie}; ${browser.visitorCookie()}`,
    });
    const refused = await inSameBrowser.read(data.reference);
    expect([refused.status, refused.message]).toEqual(notFound);
    const signedOut = await browserOf(api, { cookie: browser.visitorCookie() }).read(data.reference);
    expect([signedOut.status, signedOut.message]).toEqual(notFound);
    expect((await browserOf(api, owner.headers).read(data.reference)).status).toBe(200);
  });
});

describe('changing a hold', () => {
  test('to more guests takes more rooms at a new price, and to another experience is refused', async () => {
    const browser = browserOf(api);
    const trip = trips.stay();
    const { data } = await browser.hold(trip);
    const revise = (change: object) =>
      browser.post(`/bookings/${data.reference}/revise`, { ...trip, ...change });
    const more = await revise({ party: { guests: 5, ages: [3, 8] }, shown_total: 1_050_000 });
    expect(more.data).toMatchObject({ quote: { units: 2 }, price_change: { shown: 1_050_000 } });
    expect((await revise({ option_pk: 201 })).message).toContain('another experience');
    const back = await revise({});
    expect(back.data.quote.total).toBe(1_050_000);
    await browser.post(`/bookings/${data.reference}/release`, {});
  });

  test('requires one traveller a guest, the priced ages and the required documents', async () => {
    const browser = browserOf(api);
    const trek = { ...kayaking, option_pk: 401, from: '2026-04-10' };
    const { data } = await browser.hold(trek);
    const save = (some: object[]) =>
      browser.post(`/bookings/${data.reference}/travellers`, { contact, travellers: some, remember: false });
    expect(data.required_document).toBe('photo ID');
    expect((await save(travellers(2))).message).toContain('name every traveller');
    expect((await save(travellers(1))).message).toContain('photo ID');
    expect((await save([{ name: 'Asha', age: 9, document: 'X1' }])).message).toContain(
      'ages of the children',
    );
    expect((await save([{ name: 'Asha', age: null, document: 'X1' }])).status).toBe(200);
    await browser.post(`/bookings/${data.reference}/release`, {});
  });
});

describe('paying', () => {
  const callback = (form: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/payments/callback',
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const sign = (order: string, payment: string) =>
    createHmac('sha256', api.gateway.secrets.keySecret).update(`${order}|${payment}`).digest('hex');

  test('with a callback that is not signed by the gateway changes nothing', async () => {
    const browser = browserOf(api);
    const { data } = await browser.hold(trips.outing());
    const order = await browser.startPayment(data);
    const forged = await callback({
      razorpay_order_id: order,
      razorpay_payment_id: 'pay_1',
      razorpay_signature: sign(order, 'pay_2'),
    });
    expect([forged.statusCode, forged.json<{ message: string }>().message]).toEqual([
      422,
      'The signature is not that of the payment gateway.',
    ]);
    expect((await browser.read(data.reference)).data.status).toBe('PAYMENT_PENDING');
    // Signed, but unpaid: the API verifies it with the gateway.
    const replayed = await callback({
      razorpay_order_id: order,
      razorpay_payment_id: 'pay_1',
      razorpay_signature: sign(order, 'pay_1'),
    });
    expect(replayed.headers.location).toContain('/buy/pending?ref=');
    expect((await browser.read(data.reference)).data.status).toBe('PAYMENT_PENDING');
  });

  test('with a failure that is not signed shows the page of the order, but does not open the booking', async () => {
    const browser = browserOf(api);
    const { data } = await browser.hold(trips.outing());
    const order = await browser.startPayment(data);
    const response = await callback({ 'error[metadata]': JSON.stringify({ order_id: order }) });
    expect(response.headers.location).toMatch(new RegExp(`/buy/pending\\?ref=${data.reference}$`));
  });

  test.each([
    [
      'an order that there is not',
      { 'error[metadata]': '{"order_id":"order_0"}' },
      404,
      'no payment with this order',
    ],
    ['no order', { 'error[metadata]': '{}' }, 422, 'not a response of the payment gateway'],
    ['what is no JSON', { 'error[metadata]': '{' }, 422, 'not a response of the payment gateway'],
    ['nothing', {}, 422, 'not a response of the payment gateway'],
  ])('with a callback about %s is refused', async (_case, form, status, message) => {
    const response = await callback(form);
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });

  test('that fails leaves the hold, and can be retried with the same order', async () => {
    const browser = browserOf(api);
    const { data } = await browser.hold(trips.outing());
    const order = await browser.startPayment(data);
    await api.pay(order, 'failed');
    const failed = await eventually(
      () => browser.read(data.reference),
      (response) => response.data.status === 'ON_HOLD',
    );
    expect(failed.data).toMatchObject({ payment_failed: true, page: 'checkout' });
    expect(await browser.startPayment(data)).toBe(order);
    await api.pay(order);
    await eventually(
      () => browser.read(data.reference),
      (response) => response.data.status === 'CONFIRMED',
    );
  });

  test('extends the hold and charges nothing while the gateway does not respond', async () => {
    const browser = browserOf(api);
    const { data } = await browser.hold(trips.outing());
    await browser.post(`/bookings/${data.reference}/travellers`, {
      contact,
      travellers: travellers(1),
      remember: false,
    });
    api.wait(10 * 60_000);
    await api.gateway.control('/sandbox/behaviour', { api: { down: true } });
    const pay = () => browser.post(`/bookings/${data.reference}/pay`, { accepted_total: data.quote.total });
    const refused = await pay();
    expect([refused.status, refused.message]).toEqual([503, expect.stringContaining('Nothing was charged')]);
    await api.gateway.control('/sandbox/behaviour', {});
    const extended = await browser.read(data.reference);
    expect(Date.parse(extended.data.hold?.expires_at ?? '')).toBeGreaterThan(
      Date.parse(data.hold?.expires_at ?? ''),
    );
    expect((await pay()).status).toBe(200);
  });

  test('does not count as failed while the gateway is down: the hold stays until it responds', async () => {
    const browser = browserOf(api);
    const { data } = await browser.hold(trips.outing());
    const order = await browser.startPayment(data);
    await api.gateway.control('/sandbox/behaviour', { webhooks: { drop: true } });
    await api.pay(order);
    await api.gateway.control('/sandbox/behaviour', { api: { down: true }, webhooks: { drop: true } });
    api.wait(40 * 60_000);
    await api.runJobs();
    expect((await browser.read(data.reference)).data.status).toBe('PAYMENT_PENDING');
    await api.gateway.control('/sandbox/behaviour', {});
    await api.runJobs();
    expect((await browser.read(data.reference)).data.status).toBe('CONFIRMED');
  });
});
