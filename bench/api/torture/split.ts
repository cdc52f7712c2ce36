import type { Booking } from '@kaadu/contracts/booking';
import type { Shares } from '@kaadu/contracts/shared-holds';
import type { Caller, Visit } from './client';
import { people } from './trips';

interface SplitTrip {
  readonly call: Caller;
  readonly visit: Visit;
  readonly booking: Booking;
}

/** Names the travellers of a hold and splits its price into as many parts as possible. @returns the booking, if split */
export async function splitTrip({ call, visit, booking }: SplitTrip): Promise<Booking | undefined> {
  const path = `/bookings/${booking.reference}`;
  const { guests } = booking.party;
  await call('name', visit, `${path}/travellers`, people(guests));
  const body = { parts: Math.max(2, guests), names: [], accepted_total: booking.quote.total };
  return (await call('split', visit, `${path}/share`, body)).data;
}

/** Starts the payment of a part, the first for `choice` 0. @returns the gateway's order */
export async function startPart(
  { call, visit, booking }: SplitTrip,
  choice: (limit: number) => number,
): Promise<string | undefined> {
  const { data: split } = await call<Shares>('parts', visit, `/bookings/${booking.reference}/shares`);
  const share = split?.shares[choice(split.shares.length)];
  if (!share) return undefined;
  const body = { key: share.key, accepted_amount: share.amount };
  const { data } = await call<{ url: string }>('start part', visit, '/sharedTrips/pay', body);
  return data && new URL(data.url).pathname.split('/').pop();
}
