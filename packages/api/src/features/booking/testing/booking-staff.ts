import { sql } from 'drizzle-orm';
import { type BookingApi, browserOf } from '../../../testing/bookings/booking-api';
import { newPerson, signInStaff } from '../../../testing/people';

/** Signs a new member of staff in. */
export const staffOf = async (api: BookingApi, role: 'finance' | 'sales' | 'operator' | 'content') =>
  browserOf(api, (await signInStaff(api, role, newPerson())).headers);

/** Returns the audit lines of a booking, the oldest first. */
export async function auditOf({ db }: BookingApi, reference: string): Promise<unknown[]> {
  const { rows } = await db.execute<{ action: string; detail: unknown }>(sql`
    SELECT action, detail FROM audit_log JOIN bookings b ON subject = 'booking ' || b.primary_key
    WHERE reference = ${reference} ORDER BY audit_log.primary_key`);
  return rows;
}
