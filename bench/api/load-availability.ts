import { firstBulkKey } from '@kaadu/sample-data/bulk';
import { sql, type SQL } from 'drizzle-orm';
import { refreshOptionCalendars } from '../../packages/api/src/features/availability';
import { writeState } from '../../packages/api/src/platform/database/app-state';
import type { Database, Db } from '../../packages/api/src/platform/database/database';
import { indiaDate } from '../../packages/api/src/platform/money/india-date';

/** Days from today with units held or sold. */
const bookedDays = 60;

/** Pseudo-random number from 0 to `below` - 1, equal for equal rows. */
const draw = (salt: string, key: SQL, below: number) =>
  sql`(abs(hashint4(${key} # hashtext(${salt}::text))) % ${below}::int)`;

/**
 * Creates the bookable data of generated experiences: one option each and rooms or places at two times. The
 * rules vary realistically, one in ten is closed for some days, and some counters are sold out.
 */
async function insertOptions(tx: Db): Promise<void> {
  const key = sql`primary_key`;
  await tx.execute(sql`
    INSERT INTO experience_options
      (primary_key, experience_pk, position, name, description, included_guests, max_guests, slots, base_paise, capacity)
    SELECT primary_key * 10, primary_key, 0, 'Room', '', CASE WHEN is_stay THEN 2 ELSE 1 END,
      CASE WHEN is_stay THEN 2 + ${draw('guests', key, 2)} ELSE 8 END,
      CASE WHEN is_stay THEN '{}' ELSE '{07:00,16:00}' END::text[], card_total, 1 + ${draw('capacity', key, 8)}
    FROM experiences WHERE primary_key >= ${firstBulkKey}::int`);
  const option = sql`o.primary_key`;
  const generated = sql`experience_options o WHERE o.primary_key >= ${firstBulkKey * 10}::int`;
  await tx.execute(
    sql`INSERT INTO resources (primary_key, name, kind, capacity) SELECT o.primary_key, 'Room', 'room', o.capacity FROM ${generated}`,
  );
  await tx.execute(
    sql`INSERT INTO option_resources (option_pk, resource_pk) SELECT o.primary_key, o.primary_key FROM ${generated}`,
  );
  await tx.execute(sql`
    INSERT INTO availability_rules (option_pk, weekdays, season_from, season_to, min_nights, cutoff_hours, max_units,
      extra_guest_paise, child_bands, on_request)
    SELECT o.primary_key,
      (ARRAY['{1,2,3,4,5,6,7}', '{1,2,3,4,5}', '{5,6,7}', '{2,3,4,5,6,7}'])[1 + ${draw('weekdays', option, 4)}]::smallint[],
      (ARRAY[NULL, NULL, '10-01', '06-01'])[1 + ${draw('season', option, 4)}],
      (ARRAY[NULL, NULL, '05-31', '02-28'])[1 + ${draw('season', option, 4)}],
      1 + ${draw('nights', option, 3)}, (ARRAY[6, 12, 24, 48])[1 + ${draw('cutoff', option, 4)}],
      2 + ${draw('units', option, 3)}, 0, '[]', false
    FROM ${generated}`);
  await tx.execute(sql`
    INSERT INTO blackouts (resource_pk, from_day, to_day, reason)
    SELECT o.primary_key, current_date + ${draw('closed', option, bookedDays)},
      current_date + ${draw('closed', option, bookedDays)} + 6, 'Repairs'
    FROM ${generated} AND ${draw('closes', option, 10)} = 0`);
  await tx.execute(sql`
    INSERT INTO inventory (resource_pk, day, slot, capacity, sold)
    SELECT o.primary_key, current_date + n, slot, o.capacity, o.capacity - least(o.capacity, ${draw('left', sql`o.primary_key + n`, 4)})
    FROM experience_options o
    CROSS JOIN generate_series(0, ${bookedDays - 1}::int) n
    CROSS JOIN LATERAL unnest(CASE WHEN o.slots = '{}' THEN '{""}' ELSE o.slots END) AS slot
    WHERE o.primary_key >= ${firstBulkKey * 10}::int AND ${draw('booked', sql`o.primary_key * 64 + n`, 20)} = 0`);
}

/**
 * Derives calendars for one of all equal experiences, and copies them to the others: the same result in a
 * fraction of the time.
 */
async function deriveCalendars(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`ANALYZE experience_options, availability_rules, blackouts`);
  await tx.execute(sql`
    CREATE TEMPORARY TABLE alike ON COMMIT DROP AS
    SELECT e.primary_key AS experience_pk, min(e.primary_key) OVER (
      PARTITION BY CASE WHEN e.primary_key < ${firstBulkKey}::int THEN e.primary_key END,
        e.is_stay, e.content->>'check_in', o.max_guests, o.slots, least(o.capacity, r.max_units),
        r.weekdays, r.season_from, r.season_to, r.min_nights, r.cutoff_hours, b.from_day
    ) AS first_pk
    FROM experiences e
    LEFT JOIN experience_options o ON o.primary_key = e.primary_key * 10 AND e.primary_key >= ${firstBulkKey}::int
    LEFT JOIN availability_rules r ON r.option_pk = o.primary_key
    LEFT JOIN blackouts b ON b.resource_pk = o.primary_key`);
  const { rows } = await tx.execute<{ key: number }>(
    sql`SELECT DISTINCT first_pk AS key FROM alike ORDER BY 1`,
  );
  await refreshOptionCalendars(() => now)(tx, new Map([['experiences', rows.map(({ key }) => key)]]));
  await tx.execute(sql`
    INSERT INTO option_calendars (option_pk, slot, experience_pk, calendar_pk)
    SELECT a.experience_pk * 10, c.slot, a.experience_pk, c.calendar_pk
    FROM alike a JOIN option_calendars c ON c.experience_pk = a.first_pk WHERE a.experience_pk <> a.first_pk`);
}

/** Makes all generated experiences bookable. */
export async function loadAvailability(database: Database): Promise<void> {
  const now = new Date();
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await insertOptions(tx);
    await deriveCalendars(tx, now);
  });
  await writeState(database.db, 'option-calendars-generated-on', indiaDate(now));
}
