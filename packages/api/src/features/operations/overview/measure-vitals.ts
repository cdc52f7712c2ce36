import type { VitalFigures } from '@kaadu/contracts/overview';
import { vitalBounds, WebVitalName } from '@kaadu/contracts/web-vitals';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';
import { previousOf, type Range } from './range';

/** Percentile of visits. */
const percentile = 0.75;

/** Histogram class that contains the percentile, and the number of measures up to it. */
const Class = z.object({
  metric: WebVitalName,
  up_to: z.number(),
  count: z.coerce.number(),
  /** Number of measures up to the class, itself included. */
  reached: z.coerce.number(),
  measures: z.coerce.number(),
});

/** Interpolates the percentile within its class, assuming evenly spread measures. */
function valueIn({ metric, up_to: upTo, count, reached, measures }: z.infer<typeof Class>): number {
  const lower = vitalBounds(metric).findLast((bound) => bound < upTo) ?? 0;
  const part = (measures * percentile - (reached - count)) / count;
  const value = lower + (upTo - lower) * part;
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

const measured = (found: z.infer<typeof Class>) => ({ p75: valueIn(found), measures: found.measures });

/** Finds the classes of the percentile. @param by columns to group by, besides the metric */
async function classesOf(db: Db, { from, to }: Range, by: readonly SQL[] = []): Promise<readonly unknown[]> {
  const group = sql.join([sql`metric`, ...by], sql`, `);
  const { rows } = await db.execute(sql`
    WITH class AS (
      SELECT ${group}, up_to, sum(count) AS count, min(day)::text AS first_day, max(day)::text AS last_day
      FROM web_vitals WHERE day BETWEEN ${from}::date AND ${to}::date
      GROUP BY ${group}, up_to
    ), running AS (
      SELECT class.*, sum(count) OVER (PARTITION BY ${group} ORDER BY up_to) AS reached,
        sum(count) OVER whole AS measures,
        min(first_day) OVER whole AS first, max(last_day) OVER whole AS last
      FROM class WINDOW whole AS (PARTITION BY ${group})
    )
    SELECT DISTINCT ON (${group}) ${group}, up_to, count::text, reached::text, measures::text, first, last
    FROM running WHERE reached >= measures * ${percentile}::numeric
    ORDER BY ${group}, up_to`);
  return rows;
}

const Versions = z.array(
  z.extend(Class, { remote: z.string(), version: z.string(), first: z.string(), last: z.string() }),
);

/** Returns the 75th percentile of each metric (§9), by day, and by remote and version. */
export async function measureVitals(db: Db, range: Range): Promise<VitalFigures> {
  const summary = async (of: Range) =>
    z.parse(z.array(Class), await classesOf(db, of)).map((one) => ({ metric: one.metric, ...measured(one) }));
  const days = z.parse(z.array(z.extend(Class, { day: z.string() })), await classesOf(db, range, [sql`day`]));
  const versions = z.parse(Versions, await classesOf(db, range, [sql`remote`, sql`version`]));
  return {
    days: days.map((one) => ({ day: one.day, metric: one.metric, ...measured(one) })),
    versions: versions.map((one) => ({
      metric: one.metric,
      remote: one.remote,
      version: one.version,
      ...measured(one),
      first_day: one.first,
      last_day: one.last,
    })),
    total: await summary(range),
    previous: await summary(previousOf(range)),
  };
}
