import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { addDays, daysBetween, indiaInstant } from '../../../platform/money/india-date';
import { calendars, inventory, optionCalendars, optionResources } from '../tables';
import { endsOf, type TripSearch } from './trip-search';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Selects calendars that leave a trip open, with the required units and one bit a day from `first`. Days of an
 * activity that starts too soon are excluded.
 */
function openCalendars({ from, to, party }: TripSearch, now: Date): SQL {
  const { departure, lastDay } = endsOf({ from, to });
  const nights = daysBetween(from, departure);
  const days = daysBetween(from, lastDay) + 1;
  const minutesLeft = sql`${Math.ceil((indiaInstant(from).getTime() - now.getTime()) / minuteMs)}::int`;
  const guests = sql`${party.guests}::int`;
  return sql`
    SELECT *, ${from}::date + skipped AS first
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
    WHERE CASE WHEN is_stay THEN open = ${'1'.repeat(nights)}::bit varying ELSE bit_count(open) > 0 END`;
}

/** SQL condition that counter `i` of resource `r` and calendar `c` has too little left for the party. */
function isShort(trip: TripSearch): SQL {
  const { departure, lastDay } = endsOf(trip);
  const last = departure > lastDay ? departure : lastDay;
  return sql`i.day BETWEEN ${trip.from}::date AND ${last}::date
    AND i.day < CASE WHEN c.is_stay THEN ${departure}::date ELSE ${addDays(lastDay, 1)}::date END
    AND i.capacity - i.held - i.sold < r.quantity * c.units
    AND i.day >= c.first AND substring(c.open FROM i.day - c.first + 1 FOR 1) = B'1'`;
}

/**
 * Lists the keys of experiences that a party can book on the dates. Reads calendars and counters only (booking §2:
 * counters exist only where units were held).
 */
export async function listBookable(db: Db, trip: TripSearch, now: Date): Promise<number[]> {
  // A unit takes at most the largest quantity of any resource, so an index finds the few counters that may be short.
  const mostNeeded = sql`${trip.party.guests}::int * (SELECT max(quantity) FROM ${optionResources})`;
  const { rows } = await db.execute<{ keys: number[] | null }>(sql`
    WITH open_calendars AS MATERIALIZED (${openCalendars(trip, now)}),
    sold_out AS MATERIALIZED (
      SELECT o.option_pk, o.slot, o.experience_pk
      FROM ${inventory} i
      JOIN ${optionResources} r USING (resource_pk)
      JOIN ${optionCalendars} o ON o.option_pk = r.option_pk AND o.slot = i.slot
      JOIN open_calendars c ON c.primary_key = o.calendar_pk
      WHERE i.capacity - i.held - i.sold < ${mostNeeded} AND ${isShort(trip)}
      GROUP BY o.option_pk, o.slot, o.experience_pk, c.is_stay, c.open
      HAVING c.is_stay OR count(DISTINCT i.day) = bit_count(c.open)
    )
    SELECT array_agg(DISTINCT experience_pk) AS keys FROM ${optionCalendars}
    WHERE calendar_pk IN (SELECT primary_key FROM open_calendars) AND experience_pk NOT IN (
      SELECT experience_pk FROM (
        SELECT o.experience_pk, 1 AS open
        FROM ${optionCalendars} o JOIN open_calendars c ON c.primary_key = o.calendar_pk
        WHERE o.experience_pk IN (SELECT experience_pk FROM sold_out)
        UNION ALL SELECT experience_pk, -1 FROM sold_out
      ) AS slots GROUP BY experience_pk HAVING sum(open) = 0
    )`);
  return rows[0]?.keys ?? [];
}
