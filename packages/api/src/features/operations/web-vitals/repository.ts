import type { WebVitalCount } from '@kaadu/contracts/web-vitals';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { addDays, indiaDate } from '../../../platform/money/india-date';
import { webVitals } from './tables';

/** Days for which measures are stored: twice the longest range of the overview, and a margin. */
const retentionDays = 400;

/** Adds counts to the stored ones, sorted so that two shells never deadlock. */
export async function addCounts(tx: Db, counts: readonly WebVitalCount[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO web_vitals (day, metric, remote, version, route, up_to, count)
    SELECT day, metric, remote, version, route, up_to, sum(count)
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      AS counted (day date, metric text, remote text, version text, route text, up_to double precision, count int)
    GROUP BY day, metric, remote, version, route, up_to
    ORDER BY day, metric, remote, version, route, up_to
    ON CONFLICT (day, metric, remote, version, route, up_to)
      DO UPDATE SET count = web_vitals.count + excluded.count`);
}

/** Deletes measures older than any range of the overview. */
export async function deleteOldWebVitals(db: Db, now: Date): Promise<void> {
  await db.delete(webVitals).where(lt(webVitals.day, addDays(indiaDate(now), -retentionDays)));
}
