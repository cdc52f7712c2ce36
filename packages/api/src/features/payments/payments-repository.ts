import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { gatewayEvents, payments, refunds } from './tables';

export type Payment = typeof payments.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

/** Finds a payment of a subject. @param part number of an additional payment; 0: the payment of the price */
export async function findPaymentOf(db: Db, subject: string, part = 0): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subject, subject), eq(payments.part, part)));
  return found;
}

/** Lists the payments of a subject. */
export function listPaymentsOf(db: Db, subject: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.subject, subject)).orderBy(asc(payments.part));
}

/** Reads the paid payments of a subject, the latest part first, and locks them until the transaction ends. */
export function lockPaidPaymentsOf(tx: Db, subject: string): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.subject, subject), eq(payments.status, 'paid')))
    .orderBy(desc(payments.part))
    .for('update');
}

export async function findPaymentByOrder(db: Db, orderId: string): Promise<Payment | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return found;
}

/** Reads a payment and locks it until the transaction ends. */
export async function lockPayment(tx: Db, primaryKey: number): Promise<Payment> {
  const [found] = await tx.select().from(payments).where(eq(payments.primaryKey, primaryKey)).for('update');
  if (!found) throw new Error(`There is no payment ${primaryKey}`);
  return found;
}

/** Stores a payment. @returns undefined when the subject already has one */
export async function addPayment(db: Db, values: typeof payments.$inferInsert): Promise<Payment | undefined> {
  const [added] = await db.insert(payments).values(values).onConflictDoNothing().returning();
  return added;
}

export async function updatePayment(
  db: Db,
  primaryKey: number,
  values: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await db.update(payments).set(values).where(eq(payments.primaryKey, primaryKey));
}

/** Claims payments that are due at the gateway, for this process until `leaseUntil`. */
export async function claimPaymentsToReconcile(
  db: Db,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<Payment[]> {
  const due = db
    .select({ primaryKey: payments.primaryKey })
    .from(payments)
    .where(lte(payments.reconcileAt, now))
    .orderBy(asc(payments.reconcileAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({ reconcileAt: leaseUntil })
    .where(inArray(payments.primaryKey, due))
    .returning();
}

/** Stores an event. @returns false when it was received before */
export async function addGatewayEvent(db: Db, values: typeof gatewayEvents.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(gatewayEvents)
    .values(values)
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvents.eventId });
  return added.length === 1;
}

/** Stores a refund. @returns false when its receipt exists */
export async function addRefund(db: Db, values: typeof refunds.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(refunds)
    .values(values)
    .onConflictDoNothing()
    .returning({ primaryKey: refunds.primaryKey });
  return added.length === 1;
}

/** Sums up refunds of the payment that counts, in paise, pending ones included. */
export async function sumRefunds(db: Db, paymentPk: number): Promise<number> {
  const [row] = await db
    .select({ sum: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentPk, paymentPk), isNull(refunds.gatewayPaymentId)));
  return row?.sum ?? 0;
}

/** Lists the refunds of all payments of a subject, the oldest first. */
export function listRefundsOf(db: Db, subject: string): Promise<Refund[]> {
  const ofSubject = db
    .select({ primaryKey: payments.primaryKey })
    .from(payments)
    .where(eq(payments.subject, subject));
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentPk, ofSubject))
    .orderBy(asc(refunds.primaryKey));
}

/** Whether a refund with this receipt has been requested. */
export async function hasRefund(db: Db, receipt: string): Promise<boolean> {
  return (await db.$count(refunds, eq(refunds.receipt, receipt))) > 0;
}

/** Claims refunds that are due at the gateway, for this process until `leaseUntil`, with their payments. */
export async function claimDueRefunds(db: Db, now: Date, leaseUntil: Date, limit: number): Promise<Refund[]> {
  const due = db
    .select({ primaryKey: refunds.primaryKey })
    .from(refunds)
    .where(lte(refunds.nextAttemptAt, now))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({ nextAttemptAt: leaseUntil, attempts: sql`${refunds.attempts} + 1` })
    .where(inArray(refunds.primaryKey, due))
    .returning();
}

export async function findRefund(db: Db, primaryKey: number): Promise<Refund | undefined> {
  const [found] = await db.select().from(refunds).where(eq(refunds.primaryKey, primaryKey));
  return found;
}

export async function lockRefund(tx: Db, primaryKey: number): Promise<Refund> {
  const [found] = await tx.select().from(refunds).where(eq(refunds.primaryKey, primaryKey)).for('update');
  if (!found) throw new Error(`There is no refund ${primaryKey}`);
  return found;
}

export async function updateRefund(
  db: Db,
  primaryKey: number,
  values: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await db.update(refunds).set(values).where(eq(refunds.primaryKey, primaryKey));
}

/** Delays a refund, unless it has been settled in the meantime. */
export async function delayRefund(db: Db, primaryKey: number, nextAttemptAt: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ nextAttemptAt })
    .where(and(eq(refunds.primaryKey, primaryKey), eq(refunds.status, 'pending')));
}

/** Makes pending refunds of an order due now. Refused ones wait for their time. */
export async function hurryRefunds(db: Db, orderId: string, now: Date): Promise<void> {
  const ofOrder = db
    .select({ primaryKey: payments.primaryKey })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  await db
    .update(refunds)
    .set({ nextAttemptAt: now })
    .where(
      and(
        inArray(refunds.paymentPk, ofOrder),
        inArray(refunds.status, ['pending', 'paid_otherwise']),
        or(isNotNull(refunds.refundId), eq(refunds.refusals, 0)),
      ),
    );
}

/** Makes a payment due for reconciliation now. */
export async function hurryPayment(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ reconcileAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        or(isNull(payments.reconcileAt), sql`${payments.reconcileAt} > ${now.toISOString()}::timestamptz`),
      ),
    );
}
