import { formatPaise } from '@kaadu/contracts';
import type { RefundBody } from '@kaadu/contracts/booking';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { balanceOf, requestRefund } from '../../payments';
import type { BookingServices } from '../booking-context';
import { issueBookingDocument } from '../booking-documents';
import { auditSubject, lockByReference, staffContext } from '../operate-bookings';
import { type BookingRow, lockBooking, updateBooking } from '../repository';
import { subjectOf, transition } from '../transition';
import {
  addRefundRequest,
  findRefundRequest,
  type RefundRequestRow,
  sumWaitingRefunds,
  updateRefundRequest,
} from './refund-requests-repository';

/** Statuses in which staff may refund. In the others the payment is not settled, or the state machine gives all of it back. */
const refundable: readonly BookingRow['status'][] = [
  'CONFIRMED',
  'REDEEMED',
  'NO_SHOW',
  'CANCELLED',
  'REFUND_PENDING',
  'REFUNDED',
];

/**
 * Paise of a booking that staff can still refund: what was paid, without what goes back or waits for a second person.
 * @param ownWaiting paise of the waiting request that is being decided
 */
export async function refundableOf(db: Db, booking: BookingRow, ownWaiting = 0): Promise<number> {
  if (!refundable.includes(booking.status)) return 0;
  const balance = await balanceOf(db, subjectOf(booking));
  const waiting = await sumWaitingRefunds(db, booking.primaryKey);
  return Math.max(0, balance - (waiting - ownWaiting));
}

function requireRefundable(booking: BookingRow, amount: number, available: number, cancels: boolean): void {
  if (available === 0) throw new AppError('conflict', 'Nothing of this booking can be refunded.');
  if (amount > available)
    throw new AppError('conflict', `At most ${formatPaise(available)} of this booking can be refunded.`);
  if (cancels && booking.status !== 'CONFIRMED')
    throw new AppError('conflict', 'Only a confirmed booking can be cancelled.');
}

/** Gives money back as a cancellation by the traveller does: ledger, gateway, credit note and e-mail. */
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
  // A booking that is being refunded is written about when the money has left.
  else if (changed.status !== 'REFUND_PENDING') await context.notify(tx, changed, 'refunded');
}

/**
 * Refunds a booking, or asks for a second person when the amount is above the limit. The booking is locked: of two requests
 * for the same money one is refused.
 * @throws AppError not_found, conflict
 */
export async function refundByStaff(
  services: BookingServices,
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
    const booking = await lockByReference(tx, reference);
    const available = await refundableOf(tx, booking);
    if (shown !== available)
      throw new AppError(
        'conflict',
        `What can be refunded has changed to ${formatPaise(available)}. Please look at the booking again.`,
      );
    requireRefundable(booking, amount, available, cancels);
    const needsSecond = amount > services.refundApprovalAbove;
    const now = services.now();
    const request = await addRefundRequest(tx, {
      bookingPk: booking.primaryKey,
      amountPaise: amount,
      reason,
      cancels,
      needsSecond,
      requestedBy: actor.user.primaryKey,
      requestedAt: now,
      ...(needsSecond
        ? { status: 'waiting' }
        : { status: 'approved', decidedBy: actor.user.primaryKey, decidedAt: now }),
    });
    const action = needsSecond ? 'askForRefund' : 'refundBooking';
    await audit({ action, subject: auditSubject(booking), detail: { amount, cancels } });
    if (!needsSecond) await makeRefund(tx, services, actor, booking, request);
  });
  services.deliver();
}

interface RefundDecision {
  readonly request: number;
  readonly approve: boolean;
  readonly note: string | null;
}

/** The request, when this member of staff may decide it. @throws AppError conflict, forbidden */
function requireDecidable(request: RefundRequestRow, approve: boolean, { user }: Actor): void {
  if (request.status !== 'waiting')
    throw new AppError('conflict', `This refund has been ${request.status} already.`);
  if (approve && request.requestedBy === user.primaryKey)
    throw new AppError('forbidden', 'A second person has to approve a refund of this amount.');
}

/**
 * Approves a refund that somebody else asked for, or declines one. Whoever asked can take it back by declining.
 * @returns the booking's reference
 * @throws AppError not_found, conflict, forbidden
 */
export async function decideRefund(
  services: BookingServices,
  actor: Actor,
  { request: primaryKey, approve, note }: RefundDecision,
): Promise<string> {
  const reference = await makeChanges(services, actor, async ({ tx, audit }) => {
    const found = await findRefundRequest(tx, primaryKey);
    if (!found) throw new AppError('not_found', 'There is no such refund.');
    const booking = await lockBooking(tx, found.bookingPk);
    // Read again under the booking's lock: another decision may have been made meanwhile.
    const request = (await findRefundRequest(tx, primaryKey)) ?? found;
    requireDecidable(request, approve, actor);
    const { amountPaise, cancels } = request;
    if (approve)
      requireRefundable(booking, amountPaise, await refundableOf(tx, booking, amountPaise), cancels);
    await updateRefundRequest(tx, primaryKey, {
      status: approve ? 'approved' : 'declined',
      decidedBy: actor.user.primaryKey,
      decidedAt: services.now(),
      note,
    });
    const action = approve ? 'approveRefund' : 'declineRefund';
    await audit({ action, subject: auditSubject(booking), detail: { amount: amountPaise, cancels } });
    if (approve) await makeRefund(tx, services, actor, booking, request);
    return booking.reference;
  });
  services.deliver();
  return reference;
}
