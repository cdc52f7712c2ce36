import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { addDays } from '../../platform/money/india-date';
import type { KnownCalendars } from './known-calendars';
import { dayBit, type OpenCalendars } from './open-calendars';
import type { OptionSlots } from './option-slots';
import { inventory, optionResources } from './tables';
import { endsOf, type TripSearch } from './trip-search';

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
export interface TripAvailability extends OpenCalendars {
  /** What may have too little left. */
  readonly counters: readonly ShortCounters[];
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
    dayBit: dayBit(day),
    resources: new Int32Array(resources),
    free: new Int32Array(free),
  }));
}

/** What can be booked of options on the dates of a trip: calendars from memory, counters as they are now. */
export async function readTripAvailability(
  { db, calendars }: { readonly db: Db; readonly calendars: KnownCalendars },
  options: readonly OptionSlots[],
  trip: TripSearch,
  now: Date,
): Promise<TripAvailability> {
  const [open, counters] = await Promise.all([
    calendars.openFor(options, trip, now),
    listShortCounters(db, trip),
  ]);
  return { ...open, counters };
}
