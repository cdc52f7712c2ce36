import { maxParty } from '@kaadu/contracts/fields';
import { AgesText, DayText } from '@kaadu/contracts/query';
import { addDays } from '../../../platform/money/india-date';
import { bookableDays, maxNights, type TripSearch } from '../../availability';
import { clamp, wholeNumber } from '../numbers';

const defaultGuests = 2;

/** Dates and party as received. */
export interface TripQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly guests?: string | undefined;
  readonly ages?: string | undefined;
}

/**
 * Parses dates and party of the listing's query; nothing is rejected. A malformed, past or too distant `from`
 * means no dates. A `to` that is not after `from` is dropped, and one that is too late is moved to the last
 * day that can be booked.
 */
export function parseTrip({ from, to, guests, ages }: TripQuery, now: Date): TripSearch | null {
  const { first, last } = bookableDays(now);
  const start = dayOf(from);
  if (start === null || start < first || start > last) return null;
  const end = dayOf(to);
  const latest = [addDays(start, maxNights), addDays(last, 1)].sort()[0];
  return {
    from: start,
    to: end === null || end <= start || latest === undefined ? null : end < latest ? end : latest,
    party: partyOf(guests, ages),
  };
}

function dayOf(text: string | undefined): string | null {
  const day = DayText.safeParse(text?.trim());
  return day.success ? day.data : null;
}

/** At least one guest is an adult. */
function partyOf(guestsText: string | undefined, agesText: string | undefined): TripSearch['party'] {
  const guests = clamp(wholeNumber(guestsText) ?? defaultGuests, 1, maxParty);
  const ages = AgesText.safeParse(agesText);
  return { guests, ages: ages.success ? ages.data.slice(0, guests - 1) : [] };
}
