import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { visitorPerson } from '../trips/coupons';
import { bookings, couponUses } from '../tables';

/** Moves the bookings of one visitor, and the coupons used with them, to another. @returns their number */
export async function moveVisitorBookings(tx: Db, from: string, to: string): Promise<number> {
  const moved = await tx
    .update(bookings)
    .set({ visitorHash: to })
    .where(eq(bookings.visitorHash, from))
    .returning({ primaryKey: bookings.primaryKey });
  if (moved.length === 0) return 0;
  await tx
    .update(couponUses)
    .set({ person: visitorPerson(to) })
    .where(eq(couponUses.person, visitorPerson(from)));
  return moved.length;
}
