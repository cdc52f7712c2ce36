import { site } from '@kaadu/contracts';
import type { ResponseFigures, Waits } from '@kaadu/contracts/overview';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';
import { addDays, eachDay } from '../../../platform/money/india-date';
import { indiaDayOf, type Range, withPrevious, within } from './range';

const secondsOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
};
const opens = secondsOf(site.supportHours.opens);
const openSeconds = secondsOf(site.supportHours.closes) - opens;

/** Returns the opening hours elapsed from 1970 to an instant, in seconds; the difference of two is a wait. */
function openUntil(at: SQL): SQL {
  const local = sql`(${at} AT TIME ZONE 'Asia/Kolkata')`;
  return sql`((${local}::date - DATE '1970-01-01') * ${openSeconds}::float8
    + least(greatest(extract(epoch FROM ${local}::time)::float8 - ${opens}::float8, 0), ${openSeconds}::float8))`;
}

/**
 * Visitors' questions and the wait for each. A question is a message after an answer or at the start; further messages
 * are not counted again. System messages are neither.
 */
const questions = (range: Range) => sql`
  SELECT ${indiaDayOf(sql`asked.sent_at`)} AS day,
    ${openUntil(sql`answer.sent_at`)} - ${openUntil(sql`asked.sent_at`)} AS waited
  FROM chat_messages asked
  LEFT JOIN LATERAL (
    SELECT side FROM chat_messages before
    WHERE before.thread_pk = asked.thread_pk AND before.number < asked.number AND before.side <> 'system'
    ORDER BY before.number DESC LIMIT 1
  ) before ON true
  LEFT JOIN LATERAL (
    SELECT sent_at FROM chat_messages answer
    WHERE answer.thread_pk = asked.thread_pk AND answer.number > asked.number AND answer.side = 'advisor'
    ORDER BY answer.number LIMIT 1
  ) answer ON true
  WHERE asked.side = 'visitor' AND ${within(sql`asked.sent_at`, range)}
    AND before.side IS DISTINCT FROM 'visitor'`;

const Waited = z.object({
  asked: z.int(),
  answered: z.int(),
  median: z.nullable(z.number()),
  p90: z.nullable(z.number()),
});
const Rows = z.array(
  z.extend(Waited, {
    /** Day; null for the whole range or the previous one. */
    day: z.nullable(z.string()),
    before: z.nullable(z.boolean()),
  }),
);
type Row = z.infer<typeof Rows>[number];

const none: Waits = { asked: 0, answered: 0, median: null, p90: null };
const waitsOf = (row: Row | undefined): Waits => (row ? z.parse(Waited, row) : none);

/** Measures how long chat visitors waited for the first answer, in seconds of opening hours (§9). */
export async function measureResponses(db: Db, range: Range): Promise<ResponseFigures> {
  const { rows } = await db.execute(sql`
    SELECT day::text AS day, before, count(*)::int AS asked, count(waited)::int AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY waited) AS median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY waited) AS p90
    FROM (
      SELECT day, day < ${range.from}::date AS before, waited FROM (${questions(withPrevious(range))}) question
    ) placed
    GROUP BY GROUPING SETS ((day), (before))`);
  const found = z.parse(Rows, rows);
  const byDay = new Map(found.map((row) => [row.day, row]));
  return {
    days: eachDay(range.from, addDays(range.to, 1)).map((day) => ({ day, ...waitsOf(byDay.get(day)) })),
    total: waitsOf(found.find(({ before }) => before === false)),
    previous: waitsOf(found.find(({ before }) => before === true)),
  };
}
