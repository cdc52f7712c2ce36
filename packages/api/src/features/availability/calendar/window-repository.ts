import type {
  CalendarBlackout,
  CalendarExperience,
  CalendarOption,
  CalendarSeason,
} from '@kaadu/contracts/calendar';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import type { Counter } from '../capacity/inventory-repository';

/** Data of a window for some resources and experiences. */
interface WindowParts extends Record<string, unknown> {
  /** Counters; a missing one means nothing is held or sold. */
  readonly counters: readonly Counter[];
  /** Closures of the resources that overlap the days, in order. */
  readonly blackouts: readonly (CalendarBlackout & { readonly resource_pk: number })[];
  /** Experiences by title, with the base rate of their cheapest option. */
  readonly experiences: readonly Omit<CalendarExperience, 'seasons' | 'options'>[];
  /** Options in the order of their experience, with the rates set for the days. */
  readonly options: readonly (CalendarOption & { readonly experience_pk: number })[];
  /** Seasons that overlap the days, in order. */
  readonly seasons: readonly (CalendarSeason & { readonly experience_pk: number })[];
}

interface WindowKeys {
  readonly resourcePks: readonly number[];
  readonly experiencePks: readonly number[];
  readonly from: string;
  readonly to: string;
}

const rowsOf = (query: SQL) => sql`(SELECT coalesce(json_agg(part), '[]') FROM (${query}) AS part)`;

/**
 * Reads a whole window in one round trip. Looks up counters by key for each resource, because the planner would
 * otherwise read those of all resources on the days.
 */
export async function readWindowParts(
  db: Db,
  { resourcePks, experiencePks, from, to }: WindowKeys,
): Promise<WindowParts> {
  const resources = sql`${sql.param([...resourcePks])}::int[]`;
  const experiences = sql`${sql.param([...experiencePks])}::int[]`;
  const touches = sql`from_day <= ${to}::date AND to_day >= ${from}::date`;
  const { rows } = await db.execute<WindowParts>(sql`
    SELECT
      ${rowsOf(sql`
        SELECT i.resource_pk AS "resourcePk", i.day, i.slot, i.capacity, i.held, i.sold
        FROM unnest(${resources}) AS key CROSS JOIN LATERAL (
          SELECT * FROM inventory WHERE resource_pk = key AND day BETWEEN ${from}::date AND ${to}::date OFFSET 0) AS i`)}
        AS counters,
      ${rowsOf(sql`
        SELECT primary_key, resource_pk, from_day AS from, to_day AS to, reason FROM blackouts
        WHERE resource_pk = ANY(${resources}) AND ${touches} ORDER BY from_day, primary_key`)} AS blackouts,
      ${rowsOf(sql`
        SELECT e.primary_key, e.url, e.title, e.is_stay,
          coalesce((SELECT min(base_paise) FROM experience_options o WHERE o.experience_pk = e.primary_key), 0) AS base
        FROM experiences e WHERE e.primary_key = ANY(${experiences}) ORDER BY e.title, e.primary_key`)} AS experiences,
      ${rowsOf(sql`
        SELECT primary_key, experience_pk, name, from_day AS from, to_day AS to, weekdays, percent FROM rate_seasons
        WHERE experience_pk = ANY(${experiences}) AND ${touches} ORDER BY from_day, primary_key`)} AS seasons,
      ${rowsOf(sql`
        SELECT o.primary_key, o.experience_pk, o.name, o.base_paise AS base,
          coalesce((
            SELECT json_agg(json_build_object('day', r.day, 'rate', r.rate_paise) ORDER BY r.day) FROM day_rates r
            WHERE r.option_pk = o.primary_key AND r.day BETWEEN ${from}::date AND ${to}::date), '[]') AS rates
        FROM experience_options o
        WHERE o.experience_pk = ANY(${experiences}) ORDER BY o.position, o.primary_key`)} AS options`);
  const [parts] = rows;
  if (!parts) throw new Error('The query of a calendar window returned no row');
  return parts;
}
