import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { addDays, daysBetween, indiaInstant } from '../../platform/money/india-date';
import { calendars, inventory, optionResources } from './tables';
import { endsOf, type TripSearch } from './trip-search';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Of a number; more than the days of the longest trip. */
const bits = 32;

/** Resources of which little is left on a day, at a time. */
export interface ShortCounters {
  readonly slot: string;
  /** The bit of the day. */
  readonly dayBit: number;
  /** In their order. */
  readonly resources: Int32Array;
  /** How much is left of each. */
  readonly free: Int32Array;
}

/** What calendars and counters say of the dates and the party of a trip, whatever the option. */
export interface TripAvailability {
  /** Of each calendar from `firstCalendar` on: units that the party needs; 0 where it does not leave the trip open. */
  readonly units: Int32Array;
  readonly isStay: Uint8Array;
  /** Nights of a stay, or days on which an activity may take place: a bit a day, that of the first day the highest. */
  readonly days: Int32Array;
  readonly firstCalendar: number;
  /** What may have too little left. */
  readonly counters: readonly ShortCounters[];
}

interface OpenCalendars extends Record<string, unknown> {
  readonly keys: readonly number[];
  readonly units: readonly number[];
  readonly stays: readonly boolean[];
  readonly days: readonly number[];
}

/** Calendars that leave a trip open. A day of an activity that starts too soon is left out. */
async function listOpenCalendars(db: Db, { from, to, party }: TripSearch, now: Date): Promise<OpenCalendars> {
  const { departure, lastDay } = endsOf({ from, to });
  const nights = daysBetween(from, departure);
  const days = daysBetween(from, lastDay) + 1;
  const minutesLeft = sql`${Math.ceil((indiaInstant(from).getTime() - now.getTime()) / minuteMs)}::int`;
  const guests = sql`${party.guests}::int`;
  const list = (expression: string) => sql`coalesce(json_agg(${sql.raw(expression)}), '[]')`;
  const { rows } = await db.execute<OpenCalendars>(sql`
    SELECT ${list('primary_key')} AS keys, ${list('units')} AS units, ${list('is_stay')} AS stays,
      ${list(`(open::bit(${bits}) >> skipped)::int`)} AS days
    FROM (
      SELECT *, substring(open_days FROM ${from}::date - first_day + 1 + skipped
          FOR CASE WHEN is_stay THEN ${nights}::int ELSE greatest(${days}::int - skipped, 0) END) AS open
      FROM (
        SELECT *,
          CASE WHEN is_stay THEN (${guests} + guests_per_unit - 1) / guests_per_unit ELSE ${guests} END AS units,
          CASE WHEN lead_minutes < ${minutesLeft} THEN 0
            ELSE (lead_minutes - ${minutesLeft}) / ${dayMinutes}::int + 1 END AS skipped
        FROM ${calendars} WHERE first_day <= ${from}::date OFFSET 0
      ) AS party_calendar
      WHERE units <= max_units AND NOT (is_stay AND (skipped > 0 OR min_nights > ${nights}::int)) OFFSET 0
    ) AS calendar
    WHERE CASE WHEN is_stay THEN open = ${'1'.repeat(nights)}::bit varying ELSE bit_count(open) > 0 END`);
  return rows[0] ?? { keys: [], units: [], stays: [], days: [] };
}

/** Counters exist only where something was held (booking §2). */
async function listShortCounters(db: Db, trip: TripSearch): Promise<ShortCounters[]> {
  const { departure, lastDay } = endsOf(trip);
  const last = departure > lastDay ? addDays(departure, -1) : lastDay;
  // A unit takes at most the largest quantity of any resource.
  const mostNeeded = sql`${trip.party.guests}::int * (SELECT max(quantity) FROM ${optionResources})`;
  // In the order of an index, which has all of it (migration 0020).
  const { rows } = await db.execute<{ day: number; slot: string; resources: number[]; free: number[] }>(sql`
    SELECT day - ${trip.from}::date AS day, slot,
      array_to_json(array_agg(resource_pk)) AS resources, array_to_json(array_agg(free)) AS free
    FROM (
      SELECT day, slot, resource_pk, capacity - held - sold AS free FROM ${inventory}
      WHERE day BETWEEN ${trip.from}::date AND ${last}::date AND capacity - held - sold < ${mostNeeded}
      ORDER BY day, slot, resource_pk
    ) AS short
    GROUP BY short.day, slot`);
  return rows.map(({ day, slot, resources, free }) => ({
    slot,
    dayBit: 1 << (bits - 1 - day),
    resources: new Int32Array(resources),
    free: new Int32Array(free),
  }));
}

/** Reads what can be booked on the dates of a trip. */
export async function readTripAvailability(db: Db, trip: TripSearch, now: Date): Promise<TripAvailability> {
  const [open, counters] = await Promise.all([listOpenCalendars(db, trip, now), listShortCounters(db, trip)]);
  const firstCalendar = open.keys.reduce((first, key) => Math.min(first, key), Infinity);
  const size = open.keys.reduce((most, key) => Math.max(most, key - firstCalendar + 1), 0);
  const units = new Int32Array(size);
  const isStay = new Uint8Array(size);
  const days = new Int32Array(size);
  for (const [index, key] of open.keys.entries()) {
    units[key - firstCalendar] = open.units[index] ?? 0;
    isStay[key - firstCalendar] = open.stays[index] ? 1 : 0;
    days[key - firstCalendar] = open.days[index] ?? 0;
  }
  return { units, isStay, days, firstCalendar, counters };
}
