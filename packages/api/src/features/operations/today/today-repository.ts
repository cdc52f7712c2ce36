import { maxTodayItems, TodayChat, TodayHold, TodayPayment, TodayTrip } from '@kaadu/contracts/today';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/database';

/** The first records of a part, and the number of all. */
interface Part<Item> {
  readonly items: Item[];
  readonly total: number;
}

/**
 * Reads a part of the day.
 * @param rows query whose columns are those of the item, in order
 */
async function readPart<Item>(db: Db, item: z.ZodMiniType<Item>, rows: SQL): Promise<Part<Item>> {
  const { rows: found } = await db.execute(sql`
    WITH listed AS MATERIALIZED (${rows})
    SELECT (SELECT count(*)::int FROM listed) AS total,
      coalesce((SELECT json_agg(shown) FROM (SELECT * FROM listed LIMIT ${maxTodayItems}) AS shown), '[]') AS items`);
  const [part] = z.parse(z.array(z.object({ items: z.array(item), total: z.int() })), found);
  return part ?? { items: [], total: 0 };
}

/** Returns an instant as ISO text, as the API writes it. */
const isoText = (column: SQL) => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Lists the trips that begin or end on a day, by time and name. Those that were called off are omitted. */
export function listTrips(db: Db, edge: 'from_day' | 'to_day', day: string): Promise<Part<TodayTrip>> {
  const onDay = edge === 'from_day' ? sql`b.from_day = ${day}::date` : sql`b.to_day = ${day}::date`;
  return readPart(
    db,
    TodayTrip,
    sql`
    SELECT b.reference, b.status, e.title AS experience, o.name AS option, nullif(b.slot, '') AS slot,
      b.guests, b.contact->>'name' AS name
    FROM bookings b
    JOIN experiences e ON e.primary_key = b.experience_pk
    JOIN experience_options o ON o.primary_key = b.option_pk
    WHERE ${onDay} AND b.status IN ('PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW')
    ORDER BY b.slot, e.title, b.reference`,
  );
}

/** Lists the holds that have not expired, the next to expire first. */
export function listHolds(db: Db, now: Date): Promise<Part<TodayHold>> {
  return readPart(
    db,
    TodayHold,
    sql`
    SELECT b.reference, e.title AS experience, b.contact->>'name' AS name, b.total_paise AS total,
      ${isoText(sql`b.hold_expires_at`)} AS expires_at
    FROM bookings b JOIN experiences e ON e.primary_key = b.experience_pk
    WHERE b.status IN ('ON_HOLD', 'PAYMENT_PENDING') AND b.hold_expires_at > ${now.toISOString()}::timestamptz
    ORDER BY b.hold_expires_at, b.reference`,
  );
}

/** Lists open incidents of payments and returns of money that wait for a second person, the oldest first. */
export function listPayments(db: Db): Promise<Part<TodayPayment>> {
  return readPart(
    db,
    TodayPayment,
    sql`
    SELECT open.kind, b.reference, open.amount, open.currency, ${isoText(sql`open.at`)} AS at
    FROM (
      SELECT 'incident' AS kind, subject, amount_paise AS amount, currency, at
      FROM payment_incidents WHERE closed_at IS NULL
      UNION ALL
      SELECT 'approval', r.subject, r.amount_paise, coalesce(f.currency, 'INR'), r.requested_at
      FROM refund_requests r LEFT JOIN refunds f ON f.primary_key = r.refund_pk
      WHERE r.status = 'waiting') AS open
    LEFT JOIN bookings b ON open.subject = 'booking:' || b.primary_key
    ORDER BY open.at`,
  );
}

/** Lists the visitors who wait for an answer, the longest wait first. */
export function listWaitingChats(db: Db): Promise<Part<TodayChat>> {
  return readPart(
    db,
    TodayChat,
    sql`
    SELECT t.primary_key AS thread, nullif(trim(concat(u.first_name, ' ', u.last_name)), '') AS name,
      ${isoText(sql`t.waiting_since`)} AS waiting_since
    FROM chat_threads t LEFT JOIN users u ON u.primary_key = t.user_pk
    WHERE NOT t.is_closed AND t.waiting_since IS NOT NULL
    ORDER BY t.waiting_since, t.primary_key`,
  );
}

/** Counts the visitors who wait for an answer. */
export async function countWaitingChats(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS chats FROM chat_threads WHERE NOT is_closed AND waiting_since IS NOT NULL`,
  );
  const [counted] = z.parse(z.array(z.object({ chats: z.int() })), rows);
  return counted?.chats ?? 0;
}
