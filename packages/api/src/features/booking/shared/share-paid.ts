import type { Db } from '../../../platform/database/database';
import { balanceOf, type PaidPayment, requestRefund } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { subjectOf, transition } from '../lifecycle/transition';
import { type BookingRow, updateBooking } from '../repository';
import { loadOptionDetails } from '../trips/option-details';
import { lastPaymentOf } from './share-times';
import { listShareStates } from './shares-repository';

/** Completes a booking whose price has been paid in time. */
type Complete = (tx: Db, services: BookingServices, booking: BookingRow) => Promise<void>;

/**
 * Counts the payment of a part of a locked booking. The last one completes the booking; the first one gives the others
 * time. A part that is paid after the end of the hold is refunded.
 */
export async function sharePaid(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  payment: PaidPayment,
  complete: Complete,
): Promise<void> {
  if (booking.status !== 'ON_HOLD') return returnShare(tx, services, booking, payment);
  const shares = await listShareStates(tx, booking);
  if (shares.every(({ isPaid }) => isPaid)) return complete(tx, services, booking);
  if (booking.sharedAt === null) throw new Error(`The price of ${booking.reference} is not split`);
  const { experience } = await loadOptionDetails(tx, booking.optionPk);
  const holdExpiresAt = lastPaymentOf(booking, booking.sharedAt, experience.check_in);
  await updateBooking(tx, booking.primaryKey, { holdExpiresAt });
}

/** Refunds a part that was paid too late. */
async function returnShare(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  { part, amountPaise }: PaidPayment,
): Promise<void> {
  if (booking.status === 'EXPIRED') {
    const values = { endedAt: services.now(), sequence: booking.sequence + 1 };
    await transition(tx, transitionContext(services), booking, 'refund_late', values);
    return;
  }
  await requestRefund(tx, {
    subject: subjectOf(booking),
    part,
    amountPaise,
    receipt: `${booking.reference}-late`,
    reason: 'part too late',
    now: services.now(),
  });
}

/** Ends a hold of which one part was paid with another amount. Payments refund that one; all others are refunded too. */
export async function shareDiffers(tx: Db, services: BookingServices, booking: BookingRow): Promise<void> {
  const trigger = { ON_HOLD: 'return_payment', EXPIRED: 'return_late' } as const;
  if (booking.status !== 'ON_HOLD' && booking.status !== 'EXPIRED') return;
  const subject = subjectOf(booking);
  const amountPaise = await balanceOf(tx, subject);
  if (amountPaise > 0) {
    const receipt = `${booking.reference}-all`;
    await requestRefund(tx, { subject, amountPaise, receipt, reason: 'part differs', now: services.now() });
  }
  const values = { endedAt: services.now(), paymentFailed: true };
  await transition(tx, transitionContext(services), booking, trigger[booking.status], values);
}
