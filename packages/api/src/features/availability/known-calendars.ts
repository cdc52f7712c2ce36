import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { daysBetween, indiaInstant } from '../../platform/money/india-date';
import type { OptionSlots } from './option-slots';
import { calendars } from './tables';
import { endsOf, type TripSearch } from './trip-search';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Of a number; more than the days of the longest trip. */
const bits = 32;
const open = '1'.charCodeAt(0);

interface Calendar extends Omit<typeof calendars.$inferSelect, 'firstDay'> {
  /** The day of the first bit, in days since `epoch`. */
  readonly start: number;
}

const epoch = '2000-01-01';

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

interface Wanted {
  /** The first day of the trip, in days since `epoch`. */
  readonly start: number;
  readonly nights: number;
  /** Days on which an activity may take place. */
  readonly days: number;
  readonly minutesLeft: number;
}

/** The days of a trip that a calendar leaves open, a bit each; 0: it cannot be booked. */
function openDaysOf(calendar: Calendar, units: number, wanted: Wanted): number {
  const { isStay, leadMinutes, minNights, maxUnits, openDays } = calendar;
  const late = leadMinutes - wanted.minutesLeft;
  // Days of an activity that begin too soon; a stay that does is closed.
  const skipped = late < 0 ? 0 : Math.floor(late / dayMinutes) + 1;
  if (units > maxUnits || (isStay && (skipped > 0 || minNights > wanted.nights))) return 0;
  const first = wanted.start - calendar.start;
  if (first < 0) return 0;
  const length = isStay ? wanted.nights : wanted.days;
  let found = 0;
  for (let day = skipped; day < length; day += 1) {
    if (openDays.charCodeAt(first + day) === open) found |= dayBit(day);
    else if (isStay) return 0;
  }
  return found;
}

function openCalendars(
  known: ReadonlyMap<number, Calendar>,
  { from, to, party }: TripSearch,
  now: Date,
): OpenCalendars {
  const { departure, lastDay } = endsOf({ from, to });
  const wanted: Wanted = {
    start: daysBetween(epoch, from),
    nights: daysBetween(from, departure),
    days: daysBetween(from, lastDay) + 1,
    minutesLeft: Math.ceil((indiaInstant(from).getTime() - now.getTime()) / minuteMs),
  };
  let firstCalendar = Infinity;
  let last = -Infinity;
  for (const key of known.keys()) {
    firstCalendar = Math.min(firstCalendar, key);
    last = Math.max(last, key);
  }
  const size = Math.max(0, last - firstCalendar + 1);
  const units = new Int32Array(size);
  const isStay = new Uint8Array(size);
  const days = new Int32Array(size);
  for (const [key, calendar] of known) {
    const needed = calendar.isStay ? Math.ceil(party.guests / calendar.guestsPerUnit) : party.guests;
    const found = openDaysOf(calendar, needed, wanted);
    if (found === 0) continue;
    const place = key - firstCalendar;
    units[place] = needed;
    isStay[place] = calendar.isStay ? 1 : 0;
    days[place] = found;
  }
  return { units, isStay, days, firstCalendar };
}

async function listCalendars(db: Db, keys: ReadonlySet<number>): Promise<Calendar[]> {
  if (keys.size === 0) return [];
  // As one parameter: a statement has no more than 65,535.
  const isListed = sql`${calendars.primaryKey} = ANY(${sql.param([...keys])}::int[])`;
  const rows = await db.select().from(calendars).where(isListed);
  return rows.map(({ firstDay, ...calendar }) => ({ ...calendar, start: daysBetween(epoch, firstDay) }));
}

/** The calendars of options in the memory of this process. */
export interface KnownCalendars {
  /** What the calendars of options say of a trip. */
  openFor(options: readonly OptionSlots[], trip: TripSearch, now: Date): Promise<OpenCalendars>;
}

/**
 * Keeps calendars once they have been read: their rows never change, because an option whose rules do is given another
 * calendar (ADR 075). Each day brings new ones; when there are twice as many as options had, and `spare` more, all are
 * forgotten, and those in use are read again.
 */
export function createKnownCalendars(db: Db, spare = 1_000): KnownCalendars {
  let known = new Map<number, Calendar>();
  let readFor = new WeakSet<OptionSlots>();
  let most = 0;

  function forgetWhenMany(): void {
    if (known.size < most) return;
    known = new Map();
    readFor = new WeakSet();
    most = Infinity;
  }

  /** Reads what is missing. What was forgotten meanwhile is found missing by the caller. */
  async function readMissing(options: readonly OptionSlots[]): Promise<void> {
    const [into, done] = [known, readFor];
    const isFirst = into.size === 0;
    const keys = new Set(options.flatMap((slots) => [...slots.calendars]).filter((key) => !into.has(key)));
    for (const calendar of await listCalendars(db, keys)) into.set(calendar.primaryKey, calendar);
    for (const slots of options) done.add(slots);
    if (isFirst) most = 2 * into.size + spare;
  }

  return {
    async openFor(options, trip, now) {
      const missing = () => options.filter((slots) => !readFor.has(slots));
      while (missing().length > 0) {
        forgetWhenMany();
        await readMissing(missing());
      }
      return openCalendars(known, trip, now);
    },
  };
}
