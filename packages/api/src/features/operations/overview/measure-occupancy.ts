import { type OccupancyFigures, ResourceKind, type Used } from '@kaadu/contracts/overview';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';
import { addDays, eachDay } from '../../../platform/money/india-date';
import { daysOf, type Range, withPrevious } from './range';

/** Resources of each experience with their nights or slots and rules; an option without rules is always open. */
const uses = sql`
  SELECT option.experience_pk, link.resource_pk, start.slot, rules.weekdays, rules.season_from, rules.season_to
  FROM option_resources link
  JOIN experience_options option ON option.primary_key = link.option_pk
  JOIN experiences ON experiences.primary_key = option.experience_pk
  LEFT JOIN availability_rules rules ON rules.option_pk = option.primary_key
  CROSS JOIN LATERAL unnest(CASE WHEN experiences.is_stay THEN ARRAY[''] ELSE option.slots END) AS start (slot)`;

/** Open nights and slots by today's rules; same logic as `isOpen` of availability for one day. */
const openings = (range: Range): SQL => sql`
  SELECT DISTINCT rule.resource_pk, days.day, rule.slot
  FROM (SELECT DISTINCT resource_pk, slot, weekdays, season_from, season_to FROM uses) rule
  CROSS JOIN ${daysOf(range)}
  WHERE (rule.weekdays IS NULL OR extract(isodow FROM days.day)::smallint = ANY (rule.weekdays))
    AND (rule.season_from IS NULL OR rule.season_to IS NULL OR CASE
      WHEN rule.season_from <= rule.season_to
        THEN to_char(days.day, 'MM-DD') BETWEEN rule.season_from AND rule.season_to
      ELSE to_char(days.day, 'MM-DD') >= rule.season_from OR to_char(days.day, 'MM-DD') <= rule.season_to
    END)
    AND NOT EXISTS (
      SELECT FROM blackouts
      WHERE blackouts.resource_pk = rule.resource_pk AND days.day BETWEEN blackouts.from_day AND blackouts.to_day
    )`;

/** Capacity and taken units, a row for each resource and day. Taken units count even if the day was closed later. */
const resourceDays = (range: Range): SQL => sql`
  SELECT resources.primary_key AS resource_pk, resources.kind, unit.day,
    sum(coalesce(unit.held + unit.sold, 0)) AS taken, sum(coalesce(unit.capacity, resources.capacity)) AS capacity
  FROM (
    SELECT resource_pk, day, open.slot IS NOT NULL AS is_open, counter.capacity, counter.held, counter.sold
    FROM (${openings(range)}) open
    FULL JOIN (
      SELECT * FROM inventory WHERE day BETWEEN ${range.from}::date AND ${range.to}::date
    ) counter USING (resource_pk, day, slot)
  ) unit
  JOIN resources ON resources.primary_key = unit.resource_pk
  WHERE unit.is_open OR unit.held + unit.sold > 0
  GROUP BY 1, 2, 3`;

const figures = { taken: z.int(), capacity: z.int() };
const Rows = z.array(
  z.discriminatedUnion('by', [
    z.object({ by: z.literal('kind'), kind: ResourceKind, day: z.string(), ...figures }),
    z.object({
      by: z.literal('experience'),
      experience_pk: z.int(),
      title: z.string(),
      before: z.boolean(),
      ...figures,
    }),
  ]),
);

async function selectRows(db: Db, range: Range, experiencePk: number | undefined) {
  const wanted =
    experiencePk === undefined
      ? sql``
      : sql`WHERE resource_pk IN (SELECT resource_pk FROM uses WHERE experience_pk = ${experiencePk})`;
  const { rows } = await db.execute(sql`
    WITH uses AS MATERIALIZED (${uses}), resource_day AS MATERIALIZED (${resourceDays(withPrevious(range))})
    SELECT 'kind' AS by, kind, day::text AS day, NULL::int AS experience_pk, NULL AS title, NULL::boolean AS before,
      sum(taken)::int AS taken, sum(capacity)::int AS capacity
    FROM resource_day ${wanted} GROUP BY kind, day
    UNION ALL
    SELECT 'experience', NULL, NULL, experiences.primary_key, experiences.title, day < ${range.from}::date,
      sum(taken)::int, sum(capacity)::int
    FROM resource_day
    JOIN (SELECT DISTINCT experience_pk, resource_pk FROM uses) use USING (resource_pk)
    JOIN experiences ON experiences.primary_key = use.experience_pk
    GROUP BY experiences.primary_key, experiences.title, 6`);
  return z.parse(Rows, rows);
}

const none: Used = { taken: 0, capacity: 0 };
const sumOf = (rows: readonly Used[]): Used =>
  rows.reduce((sum, row) => ({ taken: sum.taken + row.taken, capacity: sum.capacity + row.capacity }), none);
const used = ({ taken, capacity }: Used): Used => ({ taken, capacity });

/**
 * Measures held and sold units of open capacity, by day and kind, and by experience. Capacity follows the current
 * rules and blackouts, except on days with a counter, which stores it.
 * @param experiencePk limits the kinds to the resources of this experience
 */
export async function measureOccupancy(
  db: Db,
  range: Range,
  experiencePk?: number,
): Promise<OccupancyFigures> {
  const rows = await selectRows(db, range, experiencePk);
  const byKind = rows.filter((row) => row.by === 'kind');
  const current = byKind.filter(({ day }) => day >= range.from);
  const days = eachDay(range.from, addDays(range.to, 1));
  const experiences = rows.filter((row) => row.by === 'experience');
  return {
    kinds: ResourceKind.options
      .filter((kind) => current.some((row) => row.kind === kind))
      .map((kind) => {
        const found = new Map(current.filter((row) => row.kind === kind).map((row) => [row.day, row]));
        return { kind, days: days.map((day) => ({ day, ...used(found.get(day) ?? none) })) };
      }),
    experiences: experiences
      .filter(({ before }) => !before)
      .map((row) => ({
        primary_key: row.experience_pk,
        title: row.title,
        ...used(row),
        previous: used(
          experiences.find((one) => one.before && one.experience_pk === row.experience_pk) ?? none,
        ),
      }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    total: sumOf(current),
    previous: sumOf(byKind.filter(({ day }) => day < range.from)),
  };
}
