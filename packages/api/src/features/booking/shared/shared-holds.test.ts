import type { Shares } from '@kaadu/contracts/shared-holds';
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
import { newPerson, signIn, signUp } from '../../../testing/people';
import { payShare, readShare, sharedHold, startShare } from '../testing/shared-hold';
import { divideTotal } from './share-hold';

/* Two nights at the farm are ₹13,230 with GST for three, and ₹10,500 for two. */
const three = { guests: 3, ages: [] };
const minute = 60_000;

let api: BookingApi;
let trips: FreshTrips;
setUpBookings((started) => ({ api, trips } = started), { comparesGateway: true });

/** Waits until so many parts of a trip are paid. */
const untilPaid = (key: string, paid: number) =>
  eventually(
    () => readShare(browserOf(api), key),
    ({ data }) => data.split.paid === paid,
  );

test('parts are whole rupees and add up to the total, with the rest in the first', () => {
  expect(divideTotal(1_000_050, 3)).toEqual([333_450, 333_300, 333_300]);
  expect(divideTotal(101, 10)).toEqual([101, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a trip is confirmed once when all of its parts are paid', async () => {
  const { shares, browser, reference, total, at } = await sharedHold(api, trips.stay({ party: three }), 3, [
    '',
    'Ravi Kumar',
  ]);
  expect(shares.map(({ amount }) => amount)).toEqual([441_000, 441_000, 441_000]);
  const [first, second, third] = shares;
  await payShare(api, first);
  await untilPaid(first?.key ?? '', 1);
  await payShare(api, second);
  const { data: seen } = await untilPaid(third?.key ?? '', 2);
  expect(seen).toMatchObject({
    state: 'open',
    booked_by: 'Asha',
    total,
    split: { parts: 3, paid: 2 },
    own: { number: 3, name: null, amount: 441_000, tax: 21_000, is_paid: false, refund: null },
    others: [
      { name: null, is_paid: true },
      { name: 'Ravi', is_paid: true },
    ],
  });
  expect(JSON.stringify(seen)).not.toMatch(/Rao|Kumar|asha@|9845012345/);
  expect((await browser.read(reference)).data).toMatchObject({ status: 'ON_HOLD', split: { paid: 2 } });
  await payShare(api, third);
  const confirmed = await untilStatus(browser, reference, 'CONFIRMED');
  expect(confirmed).toMatchObject({ balance: total, split: { parts: 3, paid: 3 } });
  expect([confirmed.voucher, confirmed.invoice_number]).not.toContain(null);
  expect((await readShare(browser, third?.key ?? '')).data.state).toBe('booked');
  expect((await startShare(api, third)).message).toBe('This part has been paid already. Thank you!');
  expect((await browser.post(`${at}/pay`, { accepted_total: total })).status).toBe(409);
});

test('a hold lasts 30 minutes until the first part is paid, and a day afterwards', async () => {
  const { shares, browser, reference, extends_to } = await sharedHold(api, trips.stay(), 2);
  const { data: held } = await browser.read(reference);
  const left = (expires_at = '') => Date.parse(expires_at) - Date.parse(held.created_at);
  expect([left(held.hold?.expires_at), held.hold?.can_extend]).toEqual([30 * minute, false]);
  await payShare(api, shares[0]);
  const { data } = await untilPaid(shares[1]?.key ?? '', 1);
  expect(data.expires_at).toBe(extends_to);
  api.wait(23 * 60 * minute);
  await api.runJobs();
  await payShare(api, shares[1]);
  await untilStatus(browser, reference, 'CONFIRMED');
});

test('every part is refunded in full when the time ends, and the traveller is told', async () => {
  const { shares, browser, reference } = await sharedHold(api, trips.stay({ party: three }), 3);
  await payShare(api, shares[0]);
  await payShare(api, shares[2]);
  await untilPaid(shares[1]?.key ?? '', 2);
  // Started, but not paid.
  await startShare(api, shares[1]);
  api.wait(24 * 60 * minute + 5 * minute);
  const ended = await untilRefunded(api, browser, reference);
  expect([ended.status, ended.refund]).toEqual(['REFUNDED', { amount: 882_000, status: 'processed' }]);
  for (const [index, amount] of [441_000, null, 441_000].entries()) {
    const { data } = await readShare(browser, shares[index]?.key ?? '');
    expect([data.state, data.own.refund?.amount ?? null]).toEqual(['ended', amount]);
  }
  const emails = api.outbox.list(contact.email).filter(({ text }) => text.includes(reference));
  expect(emails.map(({ text }) => text).join()).toContain('split into 3 parts, and 2 of them were paid');
});

test('a part that is paid after the end is refunded, whatever the others did', async () => {
  const { shares, browser, reference } = await sharedHold(api, trips.stay(), 2);
  const late = await startShare(api, shares[0]);
  api.wait(36 * minute);
  await api.runJobs();
  expect((await browser.read(reference)).data.status).toBe('EXPIRED');
  expect(await startShare(api, shares[1])).toMatchObject({ status: 410 });
  await api.pay(late.order);
  expect((await untilRefunded(api, browser, reference)).refund?.amount).toBe(525_000);
});

test('releasing a hold refunds its paid parts, also one whose payment is under way', async () => {
  const { shares, browser, reference, at } = await sharedHold(api, trips.stay({ party: three }), 3);
  await payShare(api, shares[0]);
  await untilPaid(shares[0]?.key ?? '', 1);
  const { order } = await startShare(api, shares[1]);
  const released = await browser.post(`${at}/release`, {});
  expect([released.status, released.data.status]).toEqual([200, 'REFUND_PENDING']);
  await api.pay(order);
  const { data } = await eventually(
    async () => {
      await api.runJobs();
      api.wait(1_000);
      return browser.read(reference);
    },
    ({ data: { status, refund } }) =>
      status !== 'REFUND_PENDING' && refund?.amount === 882_000 && refund.status === 'processed',
  );
  expect(data.status).toBe('REFUNDED');
});

test('a change and a cancellation are refunded in proportion to the parts, in all what each one paid', async () => {
  const { shares, browser, reference, at, total } = await sharedHold(api, trips.stay({ party: three }), 2);
  for (const share of shares) await payShare(api, share);
  const { from, to } = await untilStatus(browser, reference, 'CONFIRMED');
  const refunds = () =>
    Promise.all(shares.map(async ({ key }) => (await readShare(browser, key)).data.own.refund?.amount));
  const wanted = { from, to, slot: null, party: { guests: 2, ages: [] }, travellers: travellers(2) };
  const changed = await browser.post(`${at}/change`, { ...wanted, shown_difference: -273_000 });
  expect([changed.status, changed.message]).toEqual([200, '']);
  expect(await refunds()).toEqual([136_500, 136_500]);
  const cancelled = await browser.post(`${at}/cancel`, { shown_refund: 1_050_000 });
  expect([cancelled.status, cancelled.message]).toEqual([200, '']);
  expect((await untilRefunded(api, browser, reference)).refund?.amount).toBe(total);
  expect(await refunds()).toEqual(shares.map(({ amount }) => amount));
  expect((await readShare(browser, shares[0]?.key ?? '')).data.state).toBe('cancelled');
});

test('a split price stays as it is', async () => {
  const trip = trips.stay();
  const { browser, at, total, shares } = await sharedHold(api, trip, 2);
  const again = { parts: 2, names: [], accepted_total: total };
  expect((await browser.post(`${at}/share`, again)).message).toBe('The price of this trip is split already.');
  expect((await browser.post(`${at}/revise`, trip)).message).toMatch(/^The price of this trip is split/);
  expect((await browser.post(`${at}/pay`, { accepted_total: total })).message).toBe(
    'The price of this trip is split. Each part is paid by its own link.',
  );
  expect((await browser.post(`${at}/extend`, {})).status).toBe(409);
  const wrong = await browser.post('/sharedTrips/pay', { key: shares[0]?.key, accepted_amount: 100 });
  expect(wrong.status).toBe(409);
});

test('signing in attaches a split trip to the account and leaves its price and its parts as they are', async () => {
  const person = newPerson();
  await signUp(api, person);
  const { browser, reference, at, total, shares } = await sharedHold(api, trips.stay(), 2);
  const { data: held } = await browser.read(reference);
  const account = browserOf(api, await signIn(api, person, browser.visitorCookie()));
  // A member pays ₹9,450 for these nights.
  expect(held.quote).toMatchObject({ total: 1_050_000, is_member: false });
  const { data } = await account.read(reference);
  expect(data).toMatchObject({ quote: held.quote, price_change: null, split: { parts: 2, paid: 0 } });
  const { data: after } = await account.call<Shares>('GET', `${at}/shares`);
  expect(after.shares).toEqual(shares);
  for (const share of shares) await payShare(api, share);
  expect(await untilStatus(account, reference, 'CONFIRMED')).toMatchObject({ balance: total });
});

test('a price is split into two parts at least, and as many as there are guests', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trips.stay());
  const share = (parts: number) =>
    browser.post(`/bookings/${held.reference}/share`, {
      parts,
      names: [],
      accepted_total: held.quote.total,
    });
  expect((await share(2)).message).toBe('Please enter the travellers and your contact details first.');
  const at = `/bookings/${held.reference}`;
  await browser.post(`${at}/travellers`, { contact, travellers: travellers(2), remember: false });
  expect([(await share(3)).status, (await share(3)).message]).toEqual([
    422,
    'The price can be split into 2 parts at most.',
  ]);
  expect([(await share(1)).status, (await share(11)).status]).toEqual([400, 400]);
  await browser.startPayment(held);
  expect((await share(2)).message).toMatch(/^A payment of the whole price has been started/);
});

test('a link that is not one of a part opens nothing', async () => {
  const { browser, reference } = await sharedHold(api, trips.stay(), 2);
  const stranger = browserOf(api);
  expect((await readShare(browser, 'x'.repeat(32))).status).toBe(404);
  expect((await stranger.call('GET', `/bookings/${reference}/shares`)).status).toBe(404);
});
