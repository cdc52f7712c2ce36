import { partyOf, readParty, type PartyChoice } from './party';
import { readDates, type TripDates } from './trip';

/** Dates and party of a search. An empty string means no date. */
export interface TripWish extends TripDates {
  readonly party: PartyChoice;
}

/** Any dates, for a party of two adults. */
export const anyTrip: TripWish = { from: '', to: '', party: { adults: 2, ages: [] } };

/** Reads dates and party from a URL. Malformed values are ignored. */
export function readTripWish(params: URLSearchParams): TripWish {
  const { from, to } = readDates(params);
  return { from, to: from && to > from ? to : '', party: readParty(params) };
}

interface TripAddress {
  readonly from: string;
  readonly to?: string | null;
  readonly party: PartyChoice;
}

/** Converts dates and party to URL parameters. Without dates the default party is omitted. */
export function tripParams({ from, to, party }: TripAddress): Record<string, string> {
  const { guests, ages } = partyOf(party);
  const isUsual = guests === 2 && ages.length === 0;
  return {
    ...(from && { from }),
    ...(from && to && { to }),
    ...((from || !isUsual) && { guests: String(guests) }),
    ...(ages.length > 0 && { ages: ages.join(',') }),
  };
}

/** Converts dates and party to a query string, empty when there are none. Commas stay readable. */
export function tripQuery(trip: TripAddress): string {
  return Object.entries(tripParams(trip))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
