import { addDays, indiaDate } from '../../../platform/money/india-date';
import { GatewayUnavailable } from '../../../platform/payment-gateway/payment-gateway';
import { findPaymentOf, type PaymentServices, settlePayment } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { graceMs } from '../booking-times';
import { type BookingRow, listOverdueHolds, lockBooking, lockUnreminded, updateBooking } from '../repository';
import { subjectOf, transition } from './transition';

const batchSize = 100;
/** Days before the start on which a traveller is reminded. */
const reminderDays = 2;

type SweepServices = BookingServices & PaymentServices;

/**
 * Works on every hold whose time was over before `before`.
 * @param onFailure receives errors of single bookings; they are tried again at the next sweep
 */
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

/** Ends holds whose time is over and for which no payment was started, and gives their capacity back. */
export function expireHolds(services: SweepServices, onFailure: (error: unknown) => void): Promise<void> {
  const work = async (overdue: BookingRow) => {
    if (!(await findPaymentOf(services.database.db, subjectOf(overdue))))
      await expire(services, overdue, null);
  };
  return sweep(services, services.now(), work, onFailure);
}

/**
 * Ends holds for which a payment was started, a grace period after their time, and only when the gateway says that it was
 * not made: while the gateway does not answer they are kept (booking §2). Apart from `expireHolds`, which must not wait
 * for the gateway.
 */
export function expireUnpaid(services: SweepServices, onFailure: (error: unknown) => void): Promise<void> {
  const work = async (overdue: BookingRow) => {
    const payment = await findPaymentOf(services.database.db, subjectOf(overdue));
    if (!payment) return;
    const settlement = await settlePayment(services, payment);
    if (settlement === 'open') await expire(services, overdue, 'failed');
    if (settlement === 'authorized') await expire(services, overdue, 'not_captured');
  };
  return sweep(services, new Date(services.now().getTime() - graceMs), work, onFailure);
}

/** @param verified e-mail about what the gateway has said of the payment; null when it was not asked */
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
    // A payment that was started in the meantime is looked at in the next sweep.
    if (verified === null && (await findPaymentOf(tx, subjectOf(booking)))) return;
    const context = transitionContext(services);
    const expired = await transition(tx, context, booking, 'expire', { endedAt: now() });
    if (verified !== null) await context.notify(tx, expired, verified);
  });
  services.deliver();
}

/** Reminds travellers two days before their trip, each once. Several processes may run this at once. */
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
