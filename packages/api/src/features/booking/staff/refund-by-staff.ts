import { formatPaise } from '@kaadu/contracts';
import { bookingStatus, type RefundBody } from '@kaadu/contracts/booking';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import {
  type ApprovalServices,
  balanceOf,
  findRefundRequest,
  lockApprovals,
  recordDecision,
  type RefundRequestRow,
  requestRefund,
  requestReturn,
  type ReturnDecision,
  sumWaitingRefunds,
} from '../../payments';
import type { BookingServices } from '../booking-context';
import { issueBookingDocument } from '../documents/booking-documents';
import { auditSubject, lockByReference, staffContext } from './operate-bookings';
import { keyOf } from '../payment/payment-outcomes';
import { type BookingRow, lockBooking, updateBooking } from '../repository';
import { subjectOf, transition } from '../lifecycle/transition';

/** Returns the amount that staff can still refund, in paise: paid less refunded and less waiting for approval. */
export async function refundableOf(db: Db, booking: BookingRow): Promise<number> {
  if (!bookingStatus[booking.status].isRefundable) return 0;
  const balance = await balanceOf(db, subjectOf(booking));
  const waiting = await sumWaitingRefunds(db, subjectOf(booking));
  return Math.max(0, balance - waiting);
}

function requireRefundable(booking: BookingRow, amount: number, available: number, cancels: boolean): void {
  if (available === 0) throw new AppError('conflict', 'Nothing of this booking can be refunded.');
  if (amount > available)
    throw new AppError('conflict', `At most ${formatPaise(available)} of this booking can be refunded.`);
  if (cancels && booking.status !== 'CONFIRMED')
    throw new AppError('conflict', 'Only a confirmed booking can be cancelled.');
}

/** Refunds an amount with the same effects as a traveller's cancellation: ledger, gateway, credit note and e-mail. */
async function makeRefund(
  tx: Db,
  services: BookingServices,
  actor: Actor,
  booking: BookingRow,
  { primaryKey, amountPaise, cancels, reason }: RefundRequestRow,
): Promise<void> {
  const now = services.now();
  const context = staffContext(services, actor, reason);
  const sequence = booking.sequence + 1;
  await requestRefund(tx, {
    subject: subjectOf(booking),
    amountPaise,
    receipt: `${booking.reference}-staff-${primaryKey}`,
    reason: 'staff',
    now,
  });
  const credited = { ...booking, sequence };
  await issueBookingDocument(tx, services, credited, { kind: 'credit_note', amountPaise });
  const changed = cancels
    ? await transition(tx, context, booking, 'cancel', { endedAt: now, sequence })
    : await updateBooking(tx, booking.primaryKey, { sequence });
  if (changed.status === 'CANCELLED') await transition(tx, context, changed, 'start_refund');
  // In REFUND_PENDING, the e-mail follows once the refund has left.
  else if (changed.status !== 'REFUND_PENDING') await context.notify(tx, changed, 'refunded');
}

type RefundServices = BookingServices & ApprovalServices;

/**
 * Refunds a booking. Requires a second person when recent refunds add up to more than the limit. The booking is
 * locked, so of two requests for the same money one is refused.
 * @throws AppError not_found, conflict
 */
export async function refundByStaff(
  services: RefundServices,
  actor: Actor,
  {
    reference,
    amount,
    reason,
    cancels,
    shown_refundable: shown,
  }: RefundBody & { readonly reference: string },
): Promise<void> {
  await makeChanges(services, actor, async ({ tx, audit }) => {
    await lockApprovals(tx);
    const booking = await lockByReference(tx, reference);
    const available = await refundableOf(tx, booking);
    if (shown !== available)
      throw new AppError(
        'conflict',
        `What can be refunded has changed to ${formatPaise(available)}. Please look at the booking again.`,
      );
    requireRefundable(booking, amount, available, cancels);
    const request = await requestReturn(tx, services, actor, {
      subject: subjectOf(booking),
      action: 'refund_booking',
      amountPaise: amount,
      reason,
      cancels,
    });
    const isApproved = request.status === 'approved';
    const action = isApproved ? 'refundBooking' : 'askForRefund';
    await audit({ action, subject: auditSubject(booking), detail: { amount, cancels } });
    if (isApproved) await makeRefund(tx, services, actor, booking, request);
  });
  services.deliver();
}

/**
 * Approves another person's refund request, or declines one. Requesters withdraw their own request by declining it.
 * @returns the booking's reference
 * @throws AppError not_found, conflict, forbidden
 */
export async function decideRefund(
  services: RefundServices,
  actor: Actor,
  { request: primaryKey, approve, note }: ReturnDecision,
): Promise<string> {
  const reference = await makeChanges(services, actor, async ({ tx, audit }) => {
    const found = await findRefundRequest(tx, primaryKey);
    if (found?.action !== 'refund_booking') throw new AppError('not_found', 'There is no such refund.');
    const booking = await lockBooking(tx, keyOf(found.subject));
    // Read again under the booking's lock, because another decision may have been made.
    const request = (await findRefundRequest(tx, primaryKey)) ?? found;
    await recordDecision(tx, services, actor, request, { approve, note });
    const { amountPaise, cancels } = request;
    if (approve) requireRefundable(booking, amountPaise, await refundableOf(tx, booking), cancels);
    const action = approve ? 'approveRefund' : 'declineRefund';
    await audit({ action, subject: auditSubject(booking), detail: { amount: amountPaise, cancels } });
    if (approve) await makeRefund(tx, services, actor, booking, request);
    return booking.reference;
  });
  services.deliver();
  return reference;
}
