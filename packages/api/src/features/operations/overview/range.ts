import { sql, type SQL } from 'drizzle-orm';
import { addDays, daysBetween, indiaInstant } from '../../../platform/money/india-date';

/** Range of days, both ends included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Returns the range of the same length just before. */
export function previousOf({ from, to }: Range): Range {
  const before = addDays(from, -1);
  return { from: addDays(before, -daysBetween(from, to)), to: before };
}

/** Returns both ranges as one, for statements that read them together. */
export function withPrevious(range: Range): Range {
  return { from: previousOf(range).from, to: range.to };
}

/** SQL condition that an instant is within a range; an index on the column serves it. */
export function within(column: SQL, { from, to }: Range): SQL {
  const start = indiaInstant(from).toISOString();
  const end = indiaInstant(addDays(to, 1)).toISOString();
  return sql`${column} >= ${start}::timestamptz AND ${column} < ${end}::timestamptz`;
}

/** SQL for the date in India of an instant. */
export const indiaDayOf = (column: SQL): SQL => sql`(${column} AT TIME ZONE 'Asia/Kolkata')::date`;

/** SQL for every day of a range, as `day`. */
export const daysOf = ({ from, to }: Range): SQL =>
  sql`(SELECT generate_series(${from}::date, ${to}::date, interval '1 day')::date AS day) days`;
