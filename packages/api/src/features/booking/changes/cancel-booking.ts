import type { CancelQuote } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { balanceOf } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { issueBookingDocument } from '../documents/booking-documents';
import { refundPercentAt, startOf } from '../booking-times';
import { loadOptionDetails } from '../trips/option-details';
import { refundPart } from '../payment/refund-part';
import { type BookingRow, lockBooking } from '../repository';
import { subjectOf, transition, type TransitionContext } from '../lifecycle/transition';

/** Returns the refund and fee of cancelling now, by the policy at the time of booking. @throws AppError conflict */
export async function quoteCancellation(db: Db, booking: BookingRow, now: Date): Promise<CancelQuote> {
  const { experience } = await loadOptionDetails(db, booking.optionPk);
  const start = startOf(booking, experience.check_in);
  if (booking.status !== 'CONFIRMED')
    throw new AppError('conflict', 'Only a confirmed booking can be cancelled.');
  if (now >= start) throw new AppError('conflict', 'The trip has begun; please call us.');
  const paid = await balanceOf(db, subjectOf(booking));
  return cancelTerms(paid, refundPercentAt(booking.policy, start, now));
}

/** Divides the paid amount into refund and fee; a fraction of a rupee stays with the fee. */
export function cancelTerms(paid: number, percent: number): CancelQuote {
  const refund = Math.floor((paid * percent) / 10_000) * 100;
  return { paid, refund, fee: paid - refund, refund_percent: percent };
}

/**
 * Cancels a booking that the caller has locked: capacity, refund, credit note and e-mail.
 * @param shownRefund refund that was agreed to, in paise
 * @throws AppError conflict, also when the refund has changed
 */
export async function cancelLocked(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  shownRefund: number,
  context: TransitionContext,
): Promise<BookingRow> {
  const { now } = services;
  const { refund } = await quoteCancellation(tx, booking, now());
  if (refund !== shownRefund) {
    throw new AppError(
      'conflict',
      'The refund has changed since you were shown it. Please look at it again.',
    );
  }
  const sequence = booking.sequence + 1;
  if (refund > 0) {
    await refundPart(tx, booking, refund, 'cancelled', now());
    // Issued first, because the e-mail attaches it.
    const changed = { ...booking, sequence };
    await issueBookingDocument(tx, services, changed, { kind: 'credit_note', amountPaise: refund });
  }
  const cancelled = await transition(tx, context, booking, 'cancel', { endedAt: now(), sequence });
  if (refund === 0) return cancelled;
  return transition(tx, context, cancelled, 'start_refund');
}

/** Cancels a booking for its traveller in one transaction. @throws as `cancelLocked` */
export function cancelBooking(
  services: BookingServices,
  { primaryKey }: BookingRow,
  shownRefund: number,
): Promise<BookingRow> {
  return services.database.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, primaryKey);
    return cancelLocked(tx, services, booking, shownRefund, transitionContext(services));
  });
}
