import type { CalendarResource, CalendarRow, CalendarWindow } from '@kaadu/contracts/calendar';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { offsetOf, pageOf } from '../../../platform/http/paging';
import { addDays, daysBetween } from '../../../platform/money/india-date';
import type { Counter } from '../capacity/inventory-repository';
import { bookableDays } from '../trips/trip';
import { readWindowParts } from './window-repository';

/** Resources on a page. */
const pageSize = 20;

interface WindowRequest {
  readonly from: string;
  readonly days: number;
  readonly text: string;
  readonly experiencePk: number | undefined;
  readonly page: number;
}

/** A listed resource, with the times of the day at which an option draws on it. */
interface ListedResource extends Record<string, unknown> {
  readonly primary_key: number;
  readonly name: string;
  readonly kind: string;
  readonly capacity: number;
  readonly slots: readonly string[];
  readonly experience_pks: readonly number[];
}

/** Lists a page of resources by experience; unused ones last, only while units are held or sold. */
async function listResources(db: Db, { from, text, experiencePk, page }: WindowRequest) {
  const has = (column: string) => sql`strpos(lower(${sql.raw(column)}), lower(${text}::text)) > 0`;
  const { rows } = await db.execute<{ total: number; resources: readonly ListedResource[] }>(sql`
    WITH listed AS (
      SELECT r.primary_key, r.name, r.kind, r.capacity, min(e.title) AS title,
        coalesce(array_agg(DISTINCT e.primary_key) FILTER (WHERE e.primary_key IS NOT NULL), '{}') AS experience_pks,
        coalesce(array_agg(DISTINCT slot) FILTER (WHERE slot IS NOT NULL), '{}') AS slots
      FROM resources r
      LEFT JOIN option_resources d ON d.resource_pk = r.primary_key
      LEFT JOIN experience_options o ON o.primary_key = d.option_pk
      LEFT JOIN experiences e ON e.primary_key = o.experience_pk
      LEFT JOIN LATERAL unnest(CASE WHEN e.is_stay THEN '{""}'::text[] ELSE o.slots END) AS slot ON true
      GROUP BY r.primary_key
      HAVING (${text}::text = '' OR ${has('r.name')} OR bool_or(${has('e.title')}))
        AND (${experiencePk ?? null}::int IS NULL OR bool_or(e.primary_key = ${experiencePk ?? null}::int))
        AND (count(e.primary_key) > 0 OR EXISTS (
          SELECT FROM inventory i WHERE i.resource_pk = r.primary_key AND i.day >= ${from}::date AND i.held + i.sold > 0))
    )
    SELECT (SELECT count(*)::int FROM listed) AS total, coalesce((
      SELECT json_agg(shown) FROM (
        SELECT * FROM listed ORDER BY title NULLS LAST, name, primary_key
        LIMIT ${pageSize} OFFSET ${offsetOf(page, pageSize)}) AS shown
    ), '[]') AS resources`);
  const [found] = rows;
  return { total: found?.total ?? 0, resources: found?.resources ?? [] };
}

/** Returns the counters of the window by day. Missing ones count as all free. */
function rowOf(
  slot: string,
  usual: number,
  { from, days }: WindowRequest,
  counters: readonly Counter[],
): CalendarRow {
  const row = {
    slot,
    capacity: Array.from({ length: days }, () => usual),
    held: Array.from({ length: days }, () => 0),
    sold: Array.from({ length: days }, () => 0),
  };
  for (const { day, capacity, held, sold } of counters) {
    const index = daysBetween(from, day);
    row.capacity[index] = capacity;
    row.held[index] = held;
    row.sold[index] = sold;
  }
  return row;
}

/** Returns a row for each slot at which an option draws on a resource or units are held or sold. */
function rowsOf({ slots, capacity }: ListedResource, request: WindowRequest, counters: readonly Counter[]) {
  const taken = counters.filter(({ held, sold }) => held + sold > 0).map(({ slot }) => slot);
  return [...new Set([...slots, ...taken])].sort().map((slot) =>
    rowOf(
      slot,
      capacity,
      request,
      counters.filter((counter) => counter.slot === slot),
    ),
  );
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Reads a page of resources for some days. */
export async function readWindow(db: Db, request: WindowRequest, now: Date): Promise<CalendarWindow> {
  const { from, days, page } = request;
  const to = addDays(from, days - 1);
  const { total, resources } = await listResources(db, request);
  const keys = resources.map(({ primary_key }) => primary_key);
  const experiencePks = [...new Set(resources.flatMap(({ experience_pks }) => experience_pks))];
  const { counters, blackouts, experiences, seasons, options } = await readWindowParts(db, {
    resourcePks: keys,
    experiencePks,
    from,
    to,
  });
  const countersOf = groupBy(counters, ({ resourcePk }) => resourcePk);
  const blackoutsOf = groupBy(blackouts, ({ resource_pk }) => resource_pk);
  const seasonsOf = groupBy(seasons, ({ experience_pk }) => experience_pk);
  const optionsOf = groupBy(options, ({ experience_pk }) => experience_pk);
  const { first, last } = bookableDays(now);
  return {
    from,
    days,
    today: first,
    last_day: last,
    resources: resources.map((resource): CalendarResource => ({
      primary_key: resource.primary_key,
      name: resource.name,
      kind: resource.kind,
      capacity: resource.capacity,
      rows: rowsOf(resource, request, countersOf.get(resource.primary_key) ?? []),
      blackouts: blackoutsOf.get(resource.primary_key) ?? [],
      experience_pks: [...resource.experience_pks],
    })),
    experiences: experiences.map((experience) => ({
      ...experience,
      seasons: seasonsOf.get(experience.primary_key) ?? [],
      options: optionsOf.get(experience.primary_key) ?? [],
    })),
    ...pageOf(page, pageSize, total),
  };
}
