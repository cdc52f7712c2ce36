import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database';
import { tableRecord } from '../../../platform/database/records/table-record';
import { AppError } from '../../../platform/errors/app-error';
import { sqlStateOf } from '../../../platform/errors/error-code';
import type { IdempotencyRow } from '../../../platform/idempotency/idempotency-keys';
import { idempotencyKeys } from '../../../platform/idempotency/tables';
import { toSoldOut } from '../../availability';
import type { BookingRow } from '../repository';
import { bookings } from '../tables';

/** Maximum number of concurrent holds of a visitor or account. */
const maxLiveHolds = 3;
/** SQLSTATE raised by the database function `hold_trip`. */
const tooManyHolds = 'KT002';

/** A booking before it is stored. */
export type UnsavedBooking = Omit<BookingRow, 'primaryKey'>;

function toAppError(error: unknown): unknown {
  if (sqlStateOf(error) !== tooManyHolds) return toSoldOut(error);
  const message = 'You are holding three trips already. Pay or release one of them first.';
  return new AppError('conflict', message, { errors: { holds: [message] } });
}

const Written = z.object({
  bookingPk: z.nullable(z.int()),
  known: z.nullable(z.object({ payloadHash: z.string(), response: z.object({ data: z.unknown() }) })),
});
type Written = z.infer<typeof Written>;

/**
 * Stores a hold with its claims, first transition and idempotency key in one statement: under load, the round trips of
 * a transaction cost more than its work (ADR 026).
 * @returns its key; null for a repeated request, with the idempotency row as `known`
 * @throws SoldOut; AppError conflict when the visitor has too many holds
 */
export async function addHold(db: Db, key: IdempotencyRow, booking: UnsavedBooking): Promise<Written> {
  const keyRecord = JSON.stringify(tableRecord(idempotencyKeys, key));
  const bookingRecord = JSON.stringify(tableRecord(bookings, booking));
  try {
    const { rows } = await db.execute<Record<keyof Written, unknown>>(sql`
      SELECT booking_pk AS "bookingPk",
        known - 'payload_hash' || jsonb_build_object('payloadHash', known->'payload_hash') AS known
      FROM hold_trip(${keyRecord}::jsonb, ${bookingRecord}::jsonb, ${maxLiveHolds}::int)`);
    return Written.parse(rows[0]);
  } catch (error) {
    throw toAppError(error);
  }
}
