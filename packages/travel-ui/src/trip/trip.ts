import type { Translation } from '@kaadu/federation/react';
import { addDays, isIsoDate, longDate, nightsBetween, type IsoDate } from '@kaadu/ui/dates';
import { bookingMessages } from '../booking/messages';
import { tripMessages } from '../messages';

/** Dates of a trip. An empty string means no choice. */
export interface TripDates {
  /** Arrival of a stay, or day of an activity. */
  readonly from: IsoDate | '';
  /** Departure of a stay. */
  readonly to: IsoDate | '';
}

/** Reads the dates from a URL. Malformed dates are ignored. */
export function readDates(params: URLSearchParams): TripDates {
  const date = (name: string) => {
    const text = params.get(name) ?? '';
    return isIsoDate(text) ? text : '';
  };
  return { from: date('from'), to: date('to') };
}

/** Returns a message about invalid dates; null when they are valid or not chosen yet. */
export function dateProblem(
  { from, to }: TripDates,
  today: IsoDate,
  t: Translation<'afterCheckIn' | 'thatDayPassed'> = bookingMessages.in('en'),
): string | null {
  if (isIsoDate(from) && from < today) return t('thatDayPassed');
  if (isIsoDate(from) && isIsoDate(to) && nightsBetween(from, to) < 1) return t('afterCheckIn');
  return null;
}

/** Changes the arrival. A departure that no longer follows it moves to the day after. */
export function withFrom({ to }: TripDates, from: IsoDate | ''): TripDates {
  const moves = isIsoDate(from) && isIsoDate(to) && to <= from;
  return { from, to: moves ? addDays(from, 1) : to };
}

/** Whether everything that availability depends on is chosen. */
export function hasDates({ from, to }: TripDates, isStay: boolean): boolean {
  if (!isIsoDate(from)) return false;
  return !isStay || (isIsoDate(to) && nightsBetween(from, to) > 0);
}

/** Formats a count: 1 room, 2 rooms. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

interface When {
  readonly from: string;
  readonly to?: string | null;
  readonly slot?: string | null;
}

/** Formats dates: 20 March 2027 to 22 March 2027 (2 nights); 20 March 2027 at 06:30. */
export function whenText(
  { from, to, slot }: When,
  t: Translation<'fromTo' | 'nights' | 'onDayAt'> = tripMessages.in('en'),
  language = 'en',
): string {
  const day = longDate(from, language);
  if (to) {
    const nights = t('nights', { count: nightsBetween(from, to) });
    return t('fromTo', { from: day, to: longDate(to, language), nights });
  }
  return slot ? t('onDayAt', { day, slot }) : day;
}
