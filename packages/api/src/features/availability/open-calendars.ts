import { daysBetween, indiaInstant } from '../../platform/money/india-date';
import type { calendars } from './tables';
import { endsOf, type TripSearch } from './trip-search';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Of a number; more than the days of the longest trip. */
const bits = 32;
const open = '1'.charCodeAt(0);
const epoch = '2000-01-01';
const daysSinceEpoch = (day: string): number => daysBetween(epoch, day);

type Calendar = typeof calendars.$inferSelect;

/** What calendars say of the dates and the party of a trip, whatever the option: a value for each from `firstCalendar` on. */
export interface OpenCalendars {
  /** Units that the party needs; 0 where the calendar does not leave the trip open. */
  readonly units: Int32Array;
  readonly isStay: Uint8Array;
  /** Nights of a stay, or days on which an activity may take place: a bit a day, that of the first day the highest. */
  readonly days: Int32Array;
  readonly firstCalendar: number;
}

/** The bit of a day of a trip. @param day 0: the first */
export const dayBit = (day: number): number => 1 << (bits - 1 - day);

/** Calendars column by column: thousands of objects are all over the memory, and going through them waits for it (ADR 075). */
export interface CalendarTable {
  readonly size: number;
  readonly keys: Int32Array;
  /** The first key, and how many there could be up to the last. */
  readonly firstKey: number;
  readonly span: number;
  readonly isStay: Uint8Array;
  /** The day of the first bit, in days since `epoch`. */
  readonly start: Int32Array;
  /** A bit a day, the highest of a word first: first words of all calendars, then second words, and so on. */
  readonly openDays: Int32Array;
  readonly minNights: Int32Array;
  readonly guestsPerUnit: Int32Array;
  readonly maxUnits: Int32Array;
  readonly leadMinutes: Int32Array;
}

function packDays(all: readonly Calendar[]): Int32Array {
  const words = Math.ceil(all.reduce((most, { openDays }) => Math.max(most, openDays.length), 0) / bits);
  const packed = new Int32Array(words * all.length);
  for (const [place, { openDays }] of all.entries()) {
    for (let day = 0; day < openDays.length; day += 1) {
      const word = Math.floor(day / bits) * all.length + place;
      if (openDays.charCodeAt(day) === open) packed[word] = (packed[word] ?? 0) | dayBit(day % bits);
    }
  }
  return packed;
}

export function createCalendarTable(all: readonly Calendar[]): CalendarTable {
  const column = (value: (calendar: Calendar) => number) => Int32Array.from(all, value);
  const keys = column(({ primaryKey }) => primaryKey);
  const firstKey = keys.reduce((first, key) => Math.min(first, key), Infinity);
  const lastKey = keys.reduce((last, key) => Math.max(last, key), -Infinity);
  return {
    size: all.length,
    keys,
    firstKey,
    span: Math.max(0, lastKey - firstKey + 1),
    isStay: Uint8Array.from(all, ({ isStay }) => Number(isStay)),
    start: column(({ firstDay }) => daysSinceEpoch(firstDay)),
    openDays: packDays(all),
    minNights: column(({ minNights }) => minNights),
    guestsPerUnit: column(({ guestsPerUnit }) => guestsPerUnit),
    maxUnits: column(({ maxUnits }) => maxUnits),
    leadMinutes: column(({ leadMinutes }) => leadMinutes),
  };
}

/** As many days of a calendar as a word has. @param first of them; not below 0 */
function daysFrom({ openDays, size }: CalendarTable, place: number, first: number): number {
  const word = Math.floor(first / bits) * size + place;
  const skipped = first % bits;
  const high = openDays[word] ?? 0;
  return skipped === 0 ? high : (high << skipped) | ((openDays[word + size] ?? 0) >>> (bits - skipped));
}

/** The bits of the days from `first` up to and without `end`, of which there are fewer than a word has. */
const bitsBetween = (first: number, end: number): number =>
  first < end ? (-1 >>> first) & ~(-1 >>> end) : 0;

interface Wanted {
  /** The first day of the trip, in days since `epoch`. */
  readonly start: number;
  readonly nights: number;
  /** Days on which an activity may take place. */
  readonly days: number;
  readonly guests: number;
  readonly minutesLeft: number;
}

/** The days of a trip that a calendar leaves open, a bit each; 0: it cannot be booked. */
function openDaysOf(table: CalendarTable, place: number, units: number, wanted: Wanted): number {
  const isStay = table.isStay[place] === 1;
  const late = (table.leadMinutes[place] ?? 0) - wanted.minutesLeft;
  // Days of an activity that begin too soon; a stay that does is closed.
  const skipped = late < 0 ? 0 : Math.floor(late / dayMinutes) + 1;
  if (units > (table.maxUnits[place] ?? 0)) return 0;
  if (isStay && (skipped > 0 || (table.minNights[place] ?? 0) > wanted.nights)) return 0;
  const first = wanted.start - (table.start[place] ?? 0);
  if (first < 0) return 0;
  const asked = bitsBetween(skipped, isStay ? wanted.nights : wanted.days);
  const found = daysFrom(table, place, first) & asked;
  return isStay && found !== asked ? 0 : found;
}

/** What the calendars of a table say of a trip. */
export function openCalendars(
  table: CalendarTable,
  { from, to, party: { guests } }: TripSearch,
  now: Date,
): OpenCalendars {
  const { departure, lastDay } = endsOf({ from, to });
  const wanted: Wanted = {
    start: daysSinceEpoch(from),
    nights: daysBetween(from, departure),
    days: daysBetween(from, lastDay) + 1,
    guests,
    minutesLeft: Math.ceil((indiaInstant(from).getTime() - now.getTime()) / minuteMs),
  };
  const units = new Int32Array(table.span);
  const isStay = new Uint8Array(table.span);
  const days = new Int32Array(table.span);
  for (let place = 0; place < table.size; place += 1) {
    const stay = table.isStay[place] ?? 0;
    const needed = stay === 1 ? Math.ceil(guests / (table.guestsPerUnit[place] ?? 1)) : guests;
    const found = openDaysOf(table, place, needed, wanted);
    if (found === 0) continue;
    const key = (table.keys[place] ?? 0) - table.firstKey;
    units[key] = needed;
    isStay[key] = stay;
    days[key] = found;
  }
  return { units, isStay, days, firstCalendar: table.firstKey };
}
