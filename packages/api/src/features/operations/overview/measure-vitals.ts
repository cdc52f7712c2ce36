import { remoteNames } from '@kaadu/contracts';
import type { VitalFigures } from '@kaadu/contracts/overview';
import { vitalBounds, WebVitalName } from '@kaadu/contracts/web-vitals';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';
import { previousOf, type Range } from './range';

/** The part of visits that the value of a measure is as good for, or better. */
const share = 0.75;

/** The class in which three quarters of the measures are reached, and how many come before it. */
const Class = z.object({
  metric: WebVitalName,
  up_to: z.number(),
  count: z.coerce.number(),
  /** Measures up to the class, itself included. */
  reached: z.coerce.number(),
  measures: z.coerce.number(),
});

/** The value within its class, as if the measures were spread evenly over it. */
function valueIn({ metric, up_to: upTo, count, reached, measures }: z.infer<typeof Class>): number {
  const lower = vitalBounds(metric).findLast((bound) => bound < upTo) ?? 0;
  const part = (measures * share - (reached - count)) / count;
  const value = lower + (upTo - lower) * part;
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

const measured = (found: z.infer<typeof Class>) => ({ p75: valueIn(found), measures: found.measures });

/** @param by columns besides the metric that measures are told apart by */
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
    FROM running WHERE reached >= measures * ${share}::numeric
    ORDER BY ${group}, up_to`);
  return rows;
}

const Versions = z.array(
  z.extend(Class, { remote: z.enum(remoteNames), version: z.string(), first: z.string(), last: z.string() }),
);

/** What visitors experienced (§9): the 75th percentile of each measure, by day, and by remote and version. */
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
