import { resendConfirmation as endpoint } from '@kaadu/contracts/booking';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import { AppError } from '../../../platform/errors/app-error';
import { type BookingServices, queueBookingEmail } from '../booking-context';
import { cancelLocked } from '../changes/cancel-booking';
import { endHold } from '../shared/end-hold';
import { type BookingRow, findBooking } from '../repository';
import { auditSubject, lockByReference, staffContext } from './operate-bookings';

interface Named {
  readonly reference: string;
}

/** Cancels a booking by its policy. @throws AppError not_found, conflict */
export async function cancelByStaff(
  services: BookingServices,
  actor: Actor,
  {
    reference,
    reason,
    shown_refund: refund,
  }: Named & { readonly reason: string; readonly shown_refund: number },
): Promise<void> {
  await makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    await cancelLocked(tx, services, booking, refund, staffContext(services, actor, reason));
    await audit({ action: 'cancelBooking', subject: auditSubject(booking), detail: { refund } });
  });
  services.deliver();
}

/** Ends a hold. @throws AppError not_found, conflict while a payment is under way or when it is not a hold */
export async function releaseByStaff(
  services: BookingServices,
  actor: Actor,
  { reference, reason }: Named & { readonly reason: string },
): Promise<void> {
  await makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    const context = staffContext(services, actor, reason);
    await endHold(tx, context, booking, 'release');
    await audit({ action: 'releaseHold', subject: auditSubject(booking) });
  });
}

function requireConfirmed({ status }: Pick<BookingRow, 'status'>): void {
  if (status !== 'CONFIRMED')
    throw new AppError('conflict', 'Only a confirmed booking has a confirmation to send.');
}

/** Sends the confirmation again. @throws AppError not_found, conflict, too_many */
export async function resendConfirmation(
  services: BookingServices,
  actor: Actor,
  { reference }: Named,
): Promise<void> {
  const found = await findBooking(services.database.db, reference);
  if (!found) throw new AppError('not_found', 'There is no booking with this reference.');
  requireConfirmed(found);
  // Counted outside of the transaction, which would keep the only connection of the embedded database.
  await services.limiter.check([endpoint.effectLimits.perBooking, reference]);
  await makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    requireConfirmed(booking);
    await queueBookingEmail(tx, services, booking, 'confirmed', {
      id: services.now().toISOString(),
    });
    await audit({ action: 'resendConfirmation', subject: auditSubject(booking) });
  });
  services.deliver();
}
