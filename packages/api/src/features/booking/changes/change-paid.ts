import type { Db } from '../../../platform/database/database';
import { claimCapacity, completeExchange, SoldOut } from '../../availability';
import { type Excess, type PaidPayment, requestRefund } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { startOf } from '../booking-times';
import { subjectOf } from '../lifecycle/transition';
import type { BookingRow } from '../repository';
import { loadOptionDetails } from '../trips/option-details';
import { applyChange } from './apply-change';
import {
  type BookingChange,
  closeChange,
  endPendingChange,
  findPendingChange,
  requireChange,
} from './pending-changes-repository';

/** Applies a change whose capacity is held. */
async function applyHeld(tx: Db, services: BookingServices, booking: BookingRow, change: BookingChange) {
  const { userPk, differencePaise: difference, ...columns } = change;
  await closeChange(tx, change, 'applied', services.now());
  await applyChange(
    tx,
    services,
    booking,
    { ...columns, difference },
    { ...(userPk !== null && { by: { userPk, note: null } }), exchange: completeExchange },
  );
}

/** Whether a change whose time has ended can still take effect: the booking is as it was, without a newer change. */
async function isStillApplicable(
  tx: Db,
  { now }: BookingServices,
  booking: BookingRow,
  { status, sequence }: BookingChange,
): Promise<boolean> {
  if (status !== 'expired' || sequence !== booking.sequence) return false;
  if (await findPendingChange(tx, booking.primaryKey)) return false;
  const { experience } = await loadOptionDetails(tx, booking.optionPk);
  return now() < startOf(booking, experience.check_in);
}

/** Applies a change that was paid after its time. @returns false when its capacity is gone */
async function applyLate(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  change: BookingChange,
): Promise<boolean> {
  try {
    // A savepoint, so that a failed attempt leaves nothing behind when there is no room.
    await tx.transaction(async (attempt) => {
      if (change.held.length > 0) await claimCapacity(attempt, change.held, 'held');
      await applyHeld(attempt, services, booking, change);
    });
    return true;
  } catch (error) {
    if (error instanceof SoldOut) return false;
    throw error;
  }
}

/** Refunds the payment of a change that does not take effect, and notifies the traveller. */
async function returnPayment(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  { part, amountPaise }: PaidPayment,
): Promise<void> {
  await requestRefund(tx, {
    subject: subjectOf(booking),
    part,
    amountPaise,
    receipt: `${booking.reference}-change`,
    reason: 'change not made',
    now: services.now(),
  });
  await notifyReturned(tx, services, booking, part, { amount: amountPaise, currency: 'INR' });
}

function notifyReturned(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  part: number,
  refund: Excess,
) {
  return transitionContext(services).notify(tx, booking, 'change_returned', { refund, id: `change-${part}` });
}

/** Makes a change that has been paid. If it came too late, it is made if there is room, else its payment is refunded. */
export async function changePaid(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  payment: PaidPayment,
): Promise<void> {
  const change = await requireChange(tx, booking.primaryKey, payment.part);
  if (booking.status === 'CONFIRMED' && change.status === 'pending') {
    await applyHeld(tx, services, booking, change);
    return;
  }
  const isLate = booking.status === 'CONFIRMED' && (await isStillApplicable(tx, services, booking, change));
  if (isLate && (await applyLate(tx, services, booking, change))) return;
  await closeChange(tx, change, 'returned', services.now());
  await returnPayment(tx, services, booking, payment);
}

/** Ends a change whose payment differed from the order. Payments refund it. */
export async function changeDiffers(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  { part }: PaidPayment,
  received: Excess,
): Promise<void> {
  const change = await requireChange(tx, booking.primaryKey, part);
  if (change.status === 'pending') await endPendingChange(tx, booking.primaryKey, 'returned', services.now());
  await notifyReturned(tx, services, booking, part, received);
}
