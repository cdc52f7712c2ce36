import type { Booking, HoldBody, TripBody } from '@kaadu/contracts/booking';
import { randomUUID } from 'node:crypto';
import { indiaInstant } from '../../platform/money/india-date';
import type { PaymentGateway } from '../../platform/payment-gateway/payment-gateway';
import { eventually } from '../eventually';
import { startTestApi, type TestApi, type TestApiOptions } from '../test-api';
import { startTestGateway } from './test-gateway';

export { eventually };

/** Two nights for two, from the small data set: Cardamom Farm Stay, Cottage (4 rooms, ₹5,000 a night). */
export const farmStay: TripBody = {
  option_pk: 101,
  from: '2026-04-07',
  to: '2026-04-09',
  slot: null,
  party: { guests: 2, ages: [] },
  add_ons: [],
  coupon: null,
  shown_total: null,
};
/** One place on the kayaking trip at seven (4 places, ₹1,200 each). */
export const kayaking: TripBody = {
  ...farmStay,
  option_pk: 301,
  to: null,
  slot: '07:00',
  party: { guests: 1, ages: [] },
};

export const contact = { name: 'Asha Rao', email: 'asha@example.com', phone: '+919845012345' };
/** Returns the details of travellers: adults, and children of the given ages. */
export const travellers = (guests: number, ages: readonly number[] = []) =>
  Array.from({ length: guests }, (_, index) => ({
    name: `Traveller ${index + 1}`,
    age: ages[index] ?? null,
    document: null,
  }));

interface CallResult<Data> {
  readonly status: number;
  readonly data: Data;
  readonly message: string;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string[]>>;
}

/** Creates a browser that keeps its visitor cookie. */
export function browserOf({ app }: Pick<TestApi, 'app'>, headers: Record<string, string> = {}) {
  let cookie = headers['cookie'] ?? '';
  async function call<Data = Booking>(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    key?: string,
  ): Promise<CallResult<Data>> {
    const response = await app.inject({
      method,
      url,
      ...(body && { payload: body }),
      headers: { ...headers, ...(cookie && { cookie }), ...(key && { 'idempotency-key': key }) },
    });
    const set = /kaadu_visitor=[^;]+/.exec(String(response.headers['set-cookie'] ?? ''))?.[0];
    if (set) cookie = [cookie.replace(/(?:; )?kaadu_visitor=[^;]+/, ''), set].filter(Boolean).join('; ');
    const { data, message = '', errors = {} } = response.json<Partial<CallResult<Data>> & { data: Data }>();
    return { status: response.statusCode, data, message, errors };
  }
  const post = <Data = Booking>(url: string, body: object) => call<Data>('POST', url, body);
  return {
    call,
    post,
    /** Returns the visitor cookie as a header. */
    visitorCookie: () => /kaadu_visitor=[^;]+/.exec(cookie)?.[0] ?? '',
    hold: (body: HoldBody, key: string = randomUUID()) => call('POST', '/bookings', body, key),
    read: (reference: string, key?: string) =>
      call('GET', `/bookings/${reference}${key ? `?key=${key}` : ''}`),
    /** Saves travellers and starts the payment. @returns the gateway's order */
    async startPayment({ reference, quote, party }: Booking): Promise<string> {
      await post(`/bookings/${reference}/travellers`, {
        contact,
        travellers: travellers(party.guests, party.ages),
        remember: false,
      });
      const { data } = await post<{ url: string }>(`/bookings/${reference}/pay`, {
        accepted_total: quote.total,
      });
      return new URL(data.url).pathname.split('/').pop() ?? '';
    },
  };
}

export type Browser = ReturnType<typeof browserOf>;

/**
 * Starts an API with a payment gateway; the API listens, so that webhooks arrive.
 * @param adapt wraps the gateway that the API uses
 */
export async function startBookingApi(
  adapt: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
  { refundMs, ...options }: TestApiOptions & { readonly refundMs?: number } = {},
) {
  let origin = '';
  const gateway = await startTestGateway(() => origin, refundMs);
  const api = await startTestApi({
    ...options,
    gateway: adapt(gateway.gateway),
    rateLimitFactor: 1_000,
    ...(process.env['LOG'] && { logger: { level: 'error' } }),
  });
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...api,
    gateway,
    origin,
    /** Pays an order without a browser. */
    pay: (orderId: string, outcome: 'captured' | 'failed' | 'pending' = 'captured') =>
      gateway.control(`/sandbox/orders/${orderId}/pay`, { method: 'upi', outcome }),
    runJobs: () => api.app.runBookingJobs(),
    /** Sets the clock to a time in India. */
    goTo: (day: string, time?: string) => api.wait(indiaInstant(day, time).getTime() - api.now().getTime()),
    close: async () => {
      await api.close();
      await gateway.close();
    },
  };
}
export type BookingApi = Awaited<ReturnType<typeof startBookingApi>>;

/** Holds a trip, saves travellers and pays. @returns the booking once it is confirmed */
export async function book(api: BookingApi, browser: Browser, trip: TripBody): Promise<Booking> {
  const { data: held } = await browser.hold(trip);
  await api.pay(await browser.startPayment(held));
  return untilStatus(browser, held.reference, 'CONFIRMED');
}

/** Waits until a booking has a status. */
export async function untilStatus(
  browser: Browser,
  reference: string,
  status: Booking['status'],
): Promise<Booking> {
  const { data } = await eventually(
    () => browser.read(reference),
    (result) => result.data.status === status,
  );
  return data;
}

/**
 * Runs jobs until the money of a booking has been refunded. Advances the clock meanwhile: when the gateway's
 * event about a refund arrives before its id has been stored, the refund is looked up a minute later.
 */
export async function untilRefunded(api: BookingApi, browser: Browser, reference: string): Promise<Booking> {
  const { data } = await eventually(
    async () => {
      await api.runJobs();
      api.wait(1_000);
      return browser.read(reference);
    },
    // The booking and its refunds are read one after the other: the response may contain the refund before
    // the booking's new status.
    ({ data: { status, refund } }) => refund?.status === 'processed' && status !== 'REFUND_PENDING',
  );
  return data;
}
