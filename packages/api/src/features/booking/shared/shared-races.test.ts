import {
  type BookingApi,
  browserOf,
  contact,
  eventually,
  travellers,
  untilRefunded,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { type FreshTrips, setUpBookings } from '../../../testing/bookings/set-up-bookings';
import { payShare, readShare, sharedHold, startShare } from '../testing/shared-hold';

const minute = 60_000;

let api: BookingApi;
let trips: FreshTrips;
setUpBookings((started) => ({ api, trips } = started), { comparesGateway: true });

test('parts that are paid at once confirm the trip once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shares, browser, reference } = await sharedHold(
      api,
      trips.stay({ party: { guests: 3, ages: [] } }),
      3,
    );
    await Promise.all(shares.map((share) => payShare(api, share)));
    expect((await untilStatus(browser, reference, 'CONFIRMED')).split).toEqual({ parts: 3, paid: 3 });
  }
});

test('the last part is paid once when two people start and pay it at once', async () => {
  const { shares, browser, reference, total } = await sharedHold(api, trips.stay(), 2);
  await payShare(api, shares[0]);
  const started = await Promise.all([startShare(api, shares[1]), startShare(api, shares[1])]);
  expect(new Set(started.map(({ order }) => order)).size).toBe(1);
  await Promise.all(started.map(({ order }) => api.pay(order)));
  await untilStatus(browser, reference, 'CONFIRMED');
  // The second payment of the order is refunded.
  const { data } = await eventually(
    async () => {
      await api.runJobs();
      api.wait(minute);
      return browser.read(reference);
    },
    ({ data: { refund } }) => refund === null || refund.status === 'processed',
  );
  expect([data.status, data.balance]).toEqual(['CONFIRMED', total]);
});

test('a part that is paid while the hold ends is either part of a booking or refunded', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shares, browser, reference, at } = await sharedHold(api, trips.stay(), 2);
    await payShare(api, shares[0]);
    await eventually(
      () => readShare(browserOf(api), shares[0]?.key ?? ''),
      ({ data }) => data.own.is_paid,
    );
    const { order } = await startShare(api, shares[1]);
    const end = round % 2 ? () => browser.post(`${at}/release`, {}) : () => api.runJobs();
    api.wait(round % 2 ? 0 : 24 * 60 * minute + 6 * minute);
    await Promise.all([end(), api.pay(order), api.runJobs()]);
    await api.runJobs();
    const { data } = await browser.read(reference);
    if (data.status === 'CONFIRMED') continue;
    const ended = await eventually(
      async () => {
        await api.runJobs();
        api.wait(1_000);
        return browser.read(reference);
      },
      ({ data: { status, refund } }) =>
        status !== 'REFUND_PENDING' && refund?.status === 'processed' && refund.amount === 1_050_000,
    );
    expect(ended.data.status).toBe('REFUNDED');
  }
});

test('splitting and paying the whole price at once does one of the two', async () => {
  for (let round = 0; round < 4; round += 1) {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trips.stay());
    const at = `/bookings/${held.reference}`;
    await browser.post(`${at}/travellers`, { contact, travellers: travellers(2), remember: false });
    const accepted_total = held.quote.total;
    const calls = [
      () => browser.post(`${at}/share`, { parts: 2, names: [], accepted_total }),
      () => browser.post(`${at}/pay`, { accepted_total }),
    ];
    const results = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('a part counts once when its webhook arrives many times, and after a lost one', async () => {
  const { shares, browser, reference } = await sharedHold(api, trips.stay(), 2);
  await payShare(api, shares[0]);
  const order = await payShare(api, shares[1]);
  await Promise.all([api.runJobs(), api.runJobs(), api.runJobs()]);
  await untilStatus(browser, reference, 'CONFIRMED');
  await api.gateway.control(`/sandbox/orders/${order}/pay`, { method: 'upi', outcome: 'captured' });
  api.wait(2 * minute);
  await api.runJobs();
  expect((await browser.read(reference)).data.status).toBe('CONFIRMED');
});

test('paid parts are found in the tables and refunded after a restart between the end and the refund', async () => {
  const { shares, browser, reference } = await sharedHold(api, trips.stay(), 2);
  await payShare(api, shares[0]);
  await eventually(
    () => readShare(browser, shares[0]?.key ?? ''),
    ({ data }) => data.own.is_paid,
  );
  api.wait(24 * 60 * minute + 6 * minute);
  // The process that ends the hold only writes to tables; another one makes the refund.
  expect((await untilRefunded(api, browser, reference)).refund).toEqual({
    amount: 525_000,
    status: 'processed',
  });
});
