import {
  type BookingApi,
  browserOf,
  contact,
  farmStay,
  startBookingApi,
  travellers,
} from '../../testing/booking-api';

let api: BookingApi;
beforeAll(async () => {
  api = await startBookingApi();
});
afterAll(() => api.close());

const coupon = 'MONSOON10';

describe('a coupon', () => {
  test('lowers the price, is valid once a person, and comes back when the hold ends', async () => {
    const browser = browserOf(api);
    const first = await browser.hold({ ...farmStay, coupon });
    expect(first.data.quote).toMatchObject({ taxable: 900_000, total: 945_000, coupon });
    const again = await browser.hold({ ...farmStay, coupon });
    expect([again.status, again.message]).toEqual([422, expect.stringContaining('valid once')]);
    await browser.post(`/bookings/${first.data.reference}/release`, {});
    const third = await browser.hold({ ...farmStay, coupon });
    expect(third.status).toBe(200);
    await browser.post(`/bookings/${third.data.reference}/release`, {});
  });

  test('is not valid twice for one e-mail address in two browsers', async () => {
    const [one, two] = [browserOf(api), browserOf(api)];
    const holds = [await one.hold({ ...farmStay, coupon }), await two.hold({ ...farmStay, coupon })];
    const name = (browser: typeof one, index: number) =>
      browser.post(`/bookings/${holds[index]?.data.reference}/travellers`, {
        contact: { ...contact, email: 'same@example.com' },
        travellers: travellers(2),
        remember: false,
      });
    expect((await name(one, 0)).status).toBe(200);
    expect((await name(two, 1)).message).toContain('valid once');
    for (const [index, browser] of [one, two].entries()) {
      await browser.post(`/bookings/${holds[index]?.data.reference}/release`, {});
    }
  });
});
