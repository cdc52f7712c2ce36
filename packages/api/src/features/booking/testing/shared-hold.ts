import type { Booking, TripBody } from '@kaadu/contracts/booking';
import type { Shares, SharedTrip } from '@kaadu/contracts/shared-holds';
import {
  type BookingApi,
  type Browser,
  browserOf,
  contact,
  travellers,
} from '../../../testing/bookings/booking-api';

/** Holds a trip, names its travellers and splits its price. */
export async function sharedHold(api: BookingApi, trip: TripBody, parts: number, names: string[] = []) {
  const browser = browserOf(api);
  const { data: held } = await browser.hold(trip);
  const at = `/bookings/${held.reference}`;
  const people = travellers(held.party.guests);
  await browser.post(`${at}/travellers`, { contact, travellers: people, remember: false });
  const accepted_total = held.quote.total;
  const shared = await browser.post<Booking>(`${at}/share`, { parts, names, accepted_total });
  expect([shared.status, shared.message]).toEqual([200, '']);
  const { data } = await browser.call<Shares>('GET', `${at}/shares`);
  return { browser, reference: held.reference, total: accepted_total, at, ...data };
}

export const readShare = (browser: Browser, key: string) =>
  browser.call<SharedTrip>('GET', `/sharedTrips?key=${key}`);

/** Starts the payment of a part in a browser of its own. @returns the response with the gateway's order */
export async function startShare(api: BookingApi, share: Shares['shares'][number] | undefined) {
  if (!share) throw new Error('There is no such part');
  const { key, amount } = share;
  const started = await browserOf(api).post<{ url: string } | null>('/sharedTrips/pay', {
    key,
    accepted_amount: amount,
  });
  const order = started.data ? (new URL(started.data.url).pathname.split('/').pop() ?? '') : '';
  return { ...started, order };
}

/** Starts the payment of a part, and pays it. */
export async function payShare(
  api: BookingApi,
  share: Shares['shares'][number] | undefined,
): Promise<string> {
  const { status, message, order } = await startShare(api, share);
  expect([status, message]).toEqual([200, '']);
  await api.pay(order);
  return order;
}
