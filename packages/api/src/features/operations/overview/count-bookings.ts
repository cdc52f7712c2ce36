import { BookingStatus } from '@kaadu/contracts/booking';
import type { BookingFigures, StatusCounts } from '@kaadu/contracts/overview';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';
import { addDays, eachDay } from '../../../platform/money/india-date';
import { indiaDayOf, type Range, withPrevious, within } from './range';

const Row = z.object({ day: z.string(), status: BookingStatus, bookings: z.int() });

function add(counts: StatusCounts, { status, bookings }: z.infer<typeof Row>): StatusCounts {
  return { ...counts, [status]: (counts[status] ?? 0) + bookings };
}

/** Counts bookings by creation day and current state; those of the previous range by state alone. */
export async function countBookings(db: Db, range: Range): Promise<BookingFigures> {
  const madeOn = sql`created_at`;
  const { rows } = await db.execute(sql`
    SELECT ${indiaDayOf(madeOn)}::text AS day, status, count(*)::int AS bookings
    FROM bookings
    WHERE ${within(madeOn, withPrevious(range))}
    GROUP BY 1, 2`);
  const all = z.parse(z.array(Row), rows);
  const byDay = new Map<string, StatusCounts>();
  for (const row of all) byDay.set(row.day, add(byDay.get(row.day) ?? {}, row));
  const none: StatusCounts = {};
  return {
    days: eachDay(range.from, addDays(range.to, 1)).map((day) => ({ day, counts: byDay.get(day) ?? {} })),
    total: all.filter(({ day }) => day >= range.from).reduce(add, none),
    previous: all.filter(({ day }) => day < range.from).reduce(add, none),
  };
}
