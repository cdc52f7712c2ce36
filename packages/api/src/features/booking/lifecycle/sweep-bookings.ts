import { addDays, indiaDate } from '../../../platform/money/india-date';
import { GatewayUnavailable } from '../../../platform/payment-gateway/payment-gateway';
import { listPaymentsOf, type Payment, type PaymentServices, settlePayment } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { graceMs } from '../booking-times';
import { type BookingRow, listOverdueHolds, lockBooking, lockUnreminded, updateBooking } from '../repository';
import { endHold } from '../shared/end-hold';
import { subjectOf } from './transition';

const batchSize = 100;
/** Days before the start on which the reminder is sent. */
const reminderDays = 2;

type SweepServices = BookingServices & PaymentServices;

/** Processes the holds that ended before `before`. @param onFailure receives errors; the next sweep retries */
async function sweep(
  { database }: SweepServices,
  before: Date,
  work: (overdue: BookingRow) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let page: BookingRow[] = [];
  do {
    page = await listOverdueHolds(database.db, before, page.at(-1)?.primaryKey ?? 0, batchSize);
    for (const overdue of page) {
      try {
        await work(overdue);
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) onFailure(error);
      }
    }
  } while (page.length === batchSize);
}

/** Expires overdue holds without a started payment and releases their capacity. */
export function expireHolds(services: SweepServices, onFailure: (error: unknown) => void): Promise<void> {
  const work = async (overdue: BookingRow) => {
    if ((await listPaymentsOf(services.database.db, subjectOf(overdue))).length === 0)
      await expire(services, overdue, null);
  };
  return sweep(services, services.now(), work, onFailure);
}

/**
 * Expires overdue holds with a started payment, after a grace period and only if the gateway reports it as unpaid.
 * They are retained while the gateway does not respond (booking §2). Separate from `expireHolds`, which must not wait
 * for the gateway.
 */
export function expireUnpaid(services: SweepServices, onFailure: (error: unknown) => void): Promise<void> {
  const work = async (overdue: BookingRow) => {
    const payments = await listPaymentsOf(services.database.db, subjectOf(overdue));
    if (payments.length === 0) return;
    const verified = await settleAll(services, payments);
    if (verified !== null || overdue.sharedAt !== null) await expire(services, overdue, verified ?? 'failed');
  };
  return sweep(services, new Date(services.now().getTime() - graceMs), work, onFailure);
}

/** Asks the gateway about open payments. @returns e-mail for their state; null when all were made */
async function settleAll(
  services: SweepServices,
  payments: readonly Payment[],
): Promise<'failed' | 'not_captured' | null> {
  const settlements = [];
  for (const payment of payments) settlements.push(await settlePayment(services, payment));
  if (settlements.includes('open')) return 'failed';
  return settlements.includes('authorized') ? 'not_captured' : null;
}

/** Expires a hold. @param verified e-mail for the payment's state at the gateway; null if not asked */
async function expire(
  services: SweepServices,
  { primaryKey }: BookingRow,
  verified: 'failed' | 'not_captured' | null,
): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, primaryKey);
    const isOpen = booking.status === 'ON_HOLD' || booking.status === 'PAYMENT_PENDING';
    if (!isOpen || now() < booking.holdExpiresAt) return;
    // The next sweep handles a payment that was started in the meantime.
    if (verified === null && (await listPaymentsOf(tx, subjectOf(booking))).length > 0) return;
    const context = transitionContext(services);
    const expired = await endHold(tx, context, booking, 'expire');
    if (verified !== null && expired.status === 'EXPIRED') await context.notify(tx, expired, verified);
  });
  services.deliver();
}

/** Sends reminders two days before each trip, once per booking. Safe to run in several processes. */
export async function sendReminders(services: BookingServices): Promise<void> {
  const { database, now } = services;
  const today = indiaDate(now());
  let sent = batchSize;
  while (sent === batchSize) {
    sent = await database.db.transaction(async (tx) => {
      const due = await lockUnreminded(tx, today, addDays(today, reminderDays), batchSize);
      for (const booking of due) {
        await transitionContext(services).notify(tx, booking, 'reminder');
        await updateBooking(tx, booking.primaryKey, { remindedAt: now() });
      }
      return due.length;
    });
  }
  services.deliver();
}
