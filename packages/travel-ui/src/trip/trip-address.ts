import { partyOf, readParty, type PartyChoice } from './party';
import { readDates, type TripDates } from './trip';

/** Dates and party that experiences are looked for by; an empty string stands for no date. */
export interface TripWish extends TripDates {
  readonly party: PartyChoice;
}

/** For any dates, by the usual two. */
export const anyTrip: TripWish = { from: '', to: '', party: { adults: 2, ages: [] } };

/** Reads dates and party of an address; what is malformed counts as not given. */
export function readTripWish(params: URLSearchParams): TripWish {
  const { from, to } = readDates(params);
  return { from, to: from && to > from ? to : '', party: readParty(params) };
}

interface TripAddress {
  readonly from: string;
  readonly to?: string | null;
  readonly party: PartyChoice;
}

/** Dates and party as parameters of an address; without dates only a party that is not the usual two. */
export function tripParams({ from, to, party }: TripAddress): Record<string, string> {
  const known = partyOf(party);
  const isUsual = known?.guests === 2 && known.ages.length === 0;
  return {
    ...(from && { from }),
    ...(from && to && { to }),
    ...(known && (from || !isUsual) && { guests: String(known.guests) }),
    ...(known && known.ages.length > 0 && { ages: known.ages.join(',') }),
  };
}

/** The same as a query; empty when there is nothing to say. Commas stay readable. */
export function tripQuery(trip: TripAddress): string {
  return Object.entries(tripParams(trip))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
