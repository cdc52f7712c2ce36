import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { paymentRequests } from './tables';

export type PaymentRequest = typeof paymentRequests.$inferSelect;

export async function findPayment(
  db: Db,
  where: { primaryKey: number } | { token: string },
): Promise<PaymentRequest | undefined> {
  const [found] = await db
    .select()
    .from(paymentRequests)
    .where(
      'token' in where
        ? eq(paymentRequests.token, where.token)
        : eq(paymentRequests.primaryKey, where.primaryKey),
    );
  return found;
}

/** Reads a request and locks it until the transaction ends. */
export async function lockPaymentRequest(tx: Db, primaryKey: number): Promise<PaymentRequest> {
  const [found] = await tx
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.primaryKey, primaryKey))
    .for('update');
  if (!found) throw new Error(`There is no payment request ${primaryKey}`);
  return found;
}

/** Updates a request that is in one of the states `from`, atomically. @returns whether it was changed */
export async function changePayment(
  db: Db,
  primaryKey: number,
  from: readonly PaymentRequest['status'][],
  values: Partial<typeof paymentRequests.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(paymentRequests)
    .set(values)
    .where(and(eq(paymentRequests.primaryKey, primaryKey), inArray(paymentRequests.status, [...from])))
    .returning({ primaryKey: paymentRequests.primaryKey });
  return changed.length === 1;
}

export async function addPayment(db: Db, values: typeof paymentRequests.$inferInsert): Promise<number> {
  const [added] = await db
    .insert(paymentRequests)
    .values(values)
    .returning({ primaryKey: paymentRequests.primaryKey });
  if (!added) throw new Error('The payment request was not written');
  return added.primaryKey;
}
