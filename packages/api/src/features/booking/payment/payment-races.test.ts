import type { Booking, TripBody } from '@kaadu/contracts/booking';
import { z } from 'zod';
import type { PaymentGateway } from '../../../platform/payment-gateway/payment-gateway';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  contact,
  startBookingApi,
  travellers,
  untilRefunded,
  untilStatus,
} from '../../../testing/bookings/booking-api';
import { findLedgerDifferences, findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';

/* Two nights at the farm are ₹10,500 with GST for two, ₹13,230 for three and ₹21,000 for four. */
const two = { guests: 2, ages: [] };
const three = { guests: 3, ages: [] };
const four = { guests: 4, ages: [] };
const totals = new Map([
  [2, 1_050_000],
  [3, 1_323_000],
  [4, 2_100_000],
]);

const Orders = z.object({ orders: z.array(z.object({ id: z.string(), amount: z.int() })) });

/** Runs when the API requests an order; the gateway creates the order once it has resolved. */
let beforeOrder = async (): Promise<void> => undefined;

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi((gateway: PaymentGateway) => ({
    ...gateway,
    createOrder: async (order) => {
      await beforeOrder();
      return gateway.createOrder(order);
    },
  }));
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => {
  beforeOrder = async () => undefined;
  expect(await findViolations(api.db)).toEqual([]);
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);
});

function callsOf(browser: Browser, { reference }: Booking, trip: TripBody) {
  const at = `/bookings/${reference}`;
  return {
    name: (guests: number) =>
      browser.post(`${at}/travellers`, { contact, travellers: travellers(guests), remember: false }),
    pay: (accepted_total: number) => browser.post<{ url: string }>(`${at}/pay`, { accepted_total }),
    revise: (change: Partial<TripBody>) => browser.post(`${at}/revise`, { ...trip, ...change }),
    extend: () => browser.post(`${at}/extend`, {}),
    release: () => browser.post(`${at}/release`, {}),
  };
}

async function namedHold(trip: TripBody) {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trip);
  const calls = callsOf(browser, held, trip);
  expect((await calls.name(trip.party.guests)).status).toBe(200);
  return { browser, held, ...calls };
}

const orderOf = (url: string) => new URL(url).pathname.split('/').pop() ?? '';

/** Pays a hold at its current price, after naming travellers for its current party. */
async function payAsItIs(browser: Browser, { reference }: Booking, trip: TripBody): Promise<void> {
  const { data } = await browser.read(reference);
  const { name, pay } = callsOf(browser, data, trip);
  expect((await name(data.party.guests)).status).toBe(200);
  const started = await pay(data.quote.total);
  expect([started.status, started.message]).toEqual([200, '']);
  const order = orderOf(started.data.url);
  const { orders } = Orders.parse(await api.gateway.state());
  expect(orders.find(({ id }) => id === order)?.amount).toBe(data.quote.total);
  await api.pay(order);
  const paid = await untilStatus(browser, reference, 'CONFIRMED');
  expect(paid.quote.total).toBe(data.quote.total);
}

test('a hold can be revised and paid after a revision while its order is created', async () => {
  const trip = trips.stay({ party: two });
  const { browser, held, pay, revise } = await namedHold(trip);
  let revised = 0;
  beforeOrder = async () => {
    revised = (await revise({ party: three })).status;
  };
  const refused = await pay(1_050_000);
  expect([revised, refused.status, refused.message]).toEqual([
    200,
    409,
    'The price has changed. Please look at the new total and accept it first.',
  ]);
  beforeOrder = async () => undefined;
  expect((await revise({ party: three })).status).toBe(200);
  await payAsItIs(browser, held, trip);
});

test('a hold is not paid for the wrong travellers when its party changes at the same price while its order is created', async () => {
  const trip = trips.stay({ party: three });
  const { browser, held, pay, revise } = await namedHold(trip);
  beforeOrder = async () => {
    // A child of twelve pays like an adult.
    await revise({ party: { guests: 3, ages: [12] } });
  };
  const refused = await pay(1_323_000);
  expect([refused.status, refused.message]).toEqual([
    422,
    'The ages of the children do not match the price. Please change the guests first.',
  ]);
  beforeOrder = async () => undefined;
  await revise({ party: three });
  await payAsItIs(browser, held, trip);
});

test.each(['is given up', 'expires'])(
  'a hold that %s while its order is made has no payment',
  async (how) => {
    const { browser, held, pay, release } = await namedHold(trips.stay({ party: two }));
    beforeOrder = async () => {
      if (how === 'expires') {
        api.wait(16 * 60_000);
        await api.runJobs();
      } else await release();
    };
    const refused = await pay(1_050_000);
    expect([refused.status, refused.message]).toEqual([
      410,
      'The hold has ended and nothing was charged. Please hold the trip again.',
    ]);
    expect((await browser.read(held.reference)).data.status).toBe('EXPIRED');
  },
);

test('a hold stays payable at its price when it is revised and paid concurrently many times', async () => {
  for (let round = 0; round < 6; round += 1) {
    const trip = trips.stay({ party: two });
    const { browser, held, pay, revise } = await namedHold(trip);
    const calls = [
      () => pay(1_050_000),
      () => revise({ party: three }),
      () => revise({ party: two }),
      () => pay(1_323_000),
    ];
    const responses = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
    for (const { status } of responses) expect([200, 409, 422]).toContain(status);
    await payAsItIs(browser, held, trip);
  }
});

test('a hold has the price and claims of one of two concurrent revisions', async () => {
  for (let round = 0; round < 6; round += 1) {
    const trip = trips.stay({ party: two });
    const { browser, held, revise } = await namedHold(trip);
    const responses = await Promise.all([revise({ party: three }), revise({ party: four })]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await browser.read(held.reference);
    expect(data.quote.total).toBe(totals.get(data.party.guests));
    await payAsItIs(browser, held, trip);
  }
});

test('a hold has either ended or is payable when it is extended at its end', async () => {
  for (let round = 0; round < 6; round += 1) {
    const trip = trips.stay({ party: two });
    const { browser, held, extend } = await namedHold(trip);
    api.wait(15 * 60_000 - (round % 2));
    const [extended] = await Promise.all([extend(), api.runJobs(), api.runJobs()]);
    const { data } = await browser.read(held.reference);
    if (data.status === 'EXPIRED') {
      expect(extended.status).toBe(410);
      continue;
    }
    expect([data.status, extended.status]).toEqual(['ON_HOLD', 200]);
    await payAsItIs(browser, held, trip);
  }
});

test('a booking is refunded once when it is moved and cancelled concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const browser = browserOf(api);
    const { reference } = await book(api, browser, trips.stay());
    const { from, to } = trips.stay();
    const at = `/bookings/${reference}`;
    const move = () => browser.post(`${at}/changeDates`, { from, to, slot: null, shown_refund: 0 });
    const cancel = () => browser.post(`${at}/cancel`, { shown_refund: 1_050_000 });
    const responses = await Promise.all(round % 2 ? [move(), cancel()] : [cancel(), move()]);
    const cancelled = responses[round % 2 ? 1 : 0];
    expect(cancelled?.status).toBe(200);
    expect((await untilRefunded(api, browser, reference)).refund).toEqual({
      amount: 1_050_000,
      status: 'processed',
    });
  }
});

test('a payment is accepted once when it arrives while its hold is paid again, released and revised', async () => {
  for (let round = 0; round < 5; round += 1) {
    const trip = trips.stay({ party: two });
    const { browser, held, pay, revise, release } = await namedHold(trip);
    const order = orderOf((await pay(1_050_000)).data.url);
    await Promise.all([api.pay(order), pay(1_050_000), release(), revise({ party: three })]);
    const paid = await untilStatus(browser, held.reference, 'CONFIRMED');
    expect([paid.quote.total, paid.party]).toEqual([1_050_000, two]);
  }
});
