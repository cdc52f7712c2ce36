import { paths } from '@kaadu/contracts';
import { cutText } from '@kaadu/contracts/text';
import { isIsoDate, type IsoDate } from '@kaadu/ui/dates';
import { readParty, type PartyChoice } from './party';
import { tripParams } from './trip-address';

/** The query of the availability page (§2.1), validated. */
export interface AvailabilityQuery {
  readonly experienceKey: number | null;
  /** Null selects the best of all options. */
  readonly optionKey: number | null;
  /** Month, YYYY-MM; null for the current one. */
  readonly month: string | null;
  /** The day whose details are shown. */
  readonly day: IsoDate | null;
  /** Nights of a stay that begins on the day. */
  readonly nights: number;
  readonly party: PartyChoice;
  /** Product search text, when submitted without JavaScript. */
  readonly text: string;
}

export const mostNights = 7;
const maxKey = 2_147_483_647;
const maxText = 100;

function keyOf(text: string | null): number | null {
  const key = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Infinity;
  return key <= maxKey ? key : null;
}

/** Reads the query. Malformed values are ignored. */
export function readAvailabilityQuery(params: URLSearchParams): AvailabilityQuery {
  const month = params.get('month') ?? '';
  const day = params.get('day') ?? '';
  const nights = /^\d$/.test(params.get('nights') ?? '') ? Number(params.get('nights')) : 1;
  return {
    experienceKey: keyOf(params.get('experience_pk')),
    optionKey: keyOf(params.get('option_pk')),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    day: isIsoDate(day) ? day : null,
    nights: Math.min(Math.max(nights, 1), mostNights),
    party: readParty(params),
    text: cutText((params.get('q') ?? '').trim(), maxText),
  };
}

/** Returns the URL of a query. */
export function availabilityHref(query: AvailabilityQuery): string {
  const { experienceKey, optionKey, month, day, nights, party } = query;
  if (experienceKey === null) return paths.availability.getHref();
  const params = new URLSearchParams({
    experience_pk: String(experienceKey),
    ...(optionKey !== null && { option_pk: String(optionKey) }),
    ...(month !== null && { month }),
    ...(day !== null && { day }),
    ...(nights > 1 && { nights: String(nights) }),
    ...tripParams({ from: '', party }),
  });
  return `${paths.availability.path}?${params.toString()}`;
}

/** Whether two different URLs show the same month of the same product, with another day or party. */
export function showsSameMonth(from: URL, to: URL): boolean {
  if (from.href === to.href) return false;
  const shown = (url: URL) => {
    const { experienceKey, optionKey, month, text } = readAvailabilityQuery(url.searchParams);
    return JSON.stringify([experienceKey, optionKey, month, text]);
  };
  return shown(from) === shown(to);
}
