import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { paymentRequests } from '../db/schema';

export type PaymentRequest = typeof paymentRequests.$inferSelect;

/** Payment requests of an account, newest first. */
export function listPaymentsOf(db: Db, userPk: number): Promise<PaymentRequest[]> {
  return db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.userPk, userPk))
    .orderBy(desc(paymentRequests.primaryKey))
    .limit(100);
}
