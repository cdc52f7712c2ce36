import type { Booking, TripBody } from '@kaadu/contracts/booking';
import { eq, sql } from 'drizzle-orm';
import {
  type BookingApi,
  type Browser,
  browserOf,
  contact,
  eventually,
  startBookingApi,
  travellers as adults,
  untilRefunded,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { findLedgerDifferences, findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff } from '../../../testing/people';
import { requireDocument } from '../../../testing/require-document';
import { bookings } from '../tables';

/*
 * Two nights at the farm are ₹10,500 with GST for two, and ₹2,730 more for a third adult: ₹13,230. A child of up to eleven pays
 * half: 2 × (₹650 + ₹33, the GST of 32.50 rounded) make ₹11,866.
 */
const threeAdults = { guests: 3, ages: [] };
const withChild = { guests: 3, ages: [8] };
const child = (age: number) => ({ name: `Child of ${age}`, age, document: null });
const wrongAges = 'The ages of the children do not match the price. Please change the guests first.';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => {
  expect(await findViolations(api.db)).toEqual([]);
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
});

/** Names travellers of a booking. Defaults to as many adults as the party has. */
function name(browser: Browser, { reference, party }: Booking, travellers: object[] = adults(party.guests)) {
  return browser.post(`/bookings/${reference}/travellers`, { contact, travellers, remember: false });
}
const pay = (browser: Browser, reference: string, accepted_total: number) =>
  browser.post<{ url: string }>(`/bookings/${reference}/pay`, { accepted_total });

/** Holds a trip and names its party as adults. */
async function named(trip: TripBody) {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trip);
  expect((await name(browser, held)).status).toBe(200);
  return { browser, held, at: `/bookings/${held.reference}` };
}

describe('a payment', () => {
  test.each([
    ['an adult becomes a child', { party: withChild }, 1_186_600, wrongAges, ['travellers']],
    [
      'the party grows',
      { party: { guests: 6, ages: [] } },
      2_646_000,
      'Please name every traveller: 6, not 3.',
      ['travellers'],
    ],
    [
      'the party shrinks',
      { party: { guests: 2, ages: [] } },
      1_050_000,
      'Please name every traveller: 2, not 3.',
      ['travellers'],
    ],
  ] as const)(
    'is refused when %s after the travellers were named',
    async (_case, change, total, message, fields) => {
      const trip = trips.stay({ party: threeAdults });
      const { browser, held, at } = await named(trip);
      const party = { ...change.party, ages: [...change.party.ages] };
      const revised = await browser.post(`${at}/revise`, { ...trip, party });
      expect([revised.status, revised.data.quote.total]).toEqual([200, total]);
      const refused = await pay(browser, held.reference, total);
      expect([refused.status, refused.message]).toEqual([422, message]);
      expect(Object.keys(refused.errors)).toEqual(fields);
      // No payment has been started: the hold can still be changed, and paid once its travellers are named.
      expect((await browser.post(`${at}/revise`, trip)).data.quote.total).toBe(1_323_000);
      expect((await pay(browser, held.reference, 1_323_000)).status).toBe(200);
    },
  );

  test('is refused when a child’s age changes, until it is corrected', async () => {
    const trip = trips.stay({ party: withChild });
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trip);
    expect((await name(browser, held, [...adults(2), child(8)])).status).toBe(200);
    // A child of twelve pays like an adult.
    const { data: revised } = await browser.post(`/bookings/${held.reference}/revise`, {
      ...trip,
      party: { guests: 3, ages: [12] },
    });
    expect(revised.quote.total).toBe(1_323_000);
    const refused = await pay(browser, held.reference, 1_323_000);
    expect([refused.status, refused.errors]).toEqual([
      422,
      { travellers: [wrongAges], 'travellers.2.age': [wrongAges] },
    ]);
    expect((await name(browser, revised, [...adults(2), child(12)])).status).toBe(200);
    await api.pay(
      new URL((await pay(browser, held.reference, 1_323_000)).data.url).pathname.split('/').pop() ?? '',
    );
    await untilStatus(browser, held.reference, 'CONFIRMED');
  });

  test('is refused when the operator requires a document since, with the field of each adult', async () => {
    const { browser, held } = await named(trips.stay());
    const release = await requireDocument(api.db, 101, 'passport');
    const refused = await pay(browser, held.reference, held.quote.total);
    expect([refused.status, refused.errors]).toEqual([
      422,
      {
        'travellers.0.document': ['The operator needs the number of the passport of Traveller 1.'],
        'travellers.1.document': ['The operator needs the number of the passport of Traveller 2.'],
      },
    ]);
    const documents = adults(2).map((one, index) => ({ ...one, document: `P-${index}` }));
    expect((await name(browser, held, documents)).status).toBe(200);
    expect((await pay(browser, held.reference, held.quote.total)).status).toBe(200);
    await release();
  });

  test('is refused when another option requires a document', async () => {
    const { browser, held, at } = await named(trips.stay({ option_pk: 201 }));
    const release = await requireDocument(api.db, 201, 'passport');
    const trip = trips.stay({ option_pk: 201, party: { guests: 2, ages: [] } });
    const { data } = await browser.post(`${at}/revise`, trip);
    const refused = await pay(browser, held.reference, data.quote.total);
    expect([refused.status, refused.message]).toEqual([
      422,
      'The operator needs the number of the passport of Traveller 1.',
    ]);
    await release();
  });
});

describe('travellers that do not fit any more', () => {
  /** Changes a traveller after the payment has started, as found in rows of an earlier release. */
  const becomeChild = (reference: string) =>
    api.db
      .update(bookings)
      .set({ ages: [8] })
      .where(eq(bookings.reference, reference));

  test('end a hold that is paid, and the payment is refunded in full with the reason', async () => {
    const browser = browserOf(api);
    const trip = trips.stay({ party: threeAdults });
    const { data: held } = await browser.hold(trip);
    const order = await browser.startPayment(held);
    await becomeChild(held.reference);
    await api.pay(order);
    expect(await untilRefunded(api, browser, held.reference)).toMatchObject({
      status: 'REFUNDED',
      voucher: null,
      refund: { amount: 1_323_000, status: 'processed' },
    });
    const [email] = await eventually(
      async () =>
        api.outbox
          .list(contact.email)
          .filter(({ text, subject }) => text.includes(held.reference) && subject.startsWith('Not booked')),
      ({ length }) => length === 1,
    );
    expect(email?.text).toContain('do not match the price');
    const { rows } = await api.db.execute(
      sql`SELECT held, sold FROM inventory WHERE resource_pk = 101 AND day = ${trip.from}`,
    );
    expect(rows).toEqual([{ held: 0, sold: 0 }]);
  });

  test('have a late payment refunded', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trips.stay({ party: threeAdults }));
    const order = await browser.startPayment(held);
    api.wait(21 * 60_000);
    await api.runJobs();
    await untilStatus(browser, held.reference, 'EXPIRED');
    await becomeChild(held.reference);
    await api.pay(order);
    expect(await untilRefunded(api, browser, held.reference)).toMatchObject({ status: 'REFUNDED' });
  });

  test('keep a booking on request from being accepted; it can be rejected', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trips.stay({ option_pk: 501 }));
    await api.pay(await browser.startPayment(held));
    await untilStatus(browser, held.reference, 'PENDING');
    const release = await requireDocument(api.db, 501, 'passport');
    const operator = browserOf(api, (await signInStaff(api, 'operator', newPerson())).headers);
    const decide = (accept: boolean) =>
      operator.post('/admin/decideBooking', { reference: held.reference, accept, reason: null });
    const refused = await decide(true);
    expect([refused.status, refused.message]).toEqual([
      409,
      'The operator needs the number of the passport of Traveller 1. This booking cannot be accepted as it is: reject it, and all of it is refunded.',
    ]);
    expect((await decide(false)).status).toBe(200);
    await release();
    expect((await untilRefunded(api, browser, held.reference)).refund?.amount).toBe(190_000);
  });
});

test('the voucher names the first adult', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trips.stay({ party: { guests: 2, ages: [8] } }));
  await name(browser, held, [child(8), ...adults(1)]);
  const { data } = await pay(browser, held.reference, held.quote.total);
  await api.pay(new URL(data.url).pathname.split('/').pop() ?? '');
  const { voucher } = await untilStatus(browser, held.reference, 'CONFIRMED');
  api.goTo(held.from, '06:00');
  const operator = browserOf(api, (await signInStaff(api, 'operator', newPerson())).headers);
  const redeemed = await operator.post<{ lead_traveller: string }>('/bookings/redeem', {
    code: voucher?.code,
  });
  expect(redeemed.data.lead_traveller).toBe('Traveller 1');
});
