import { site, type Language } from '@kaadu/contracts';
import type { Checkout } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { GatewayUnavailable } from '../../../platform/payment-gateway/payment-gateway';
import { checkoutOf, type PaymentServices, startPayment } from '../../payments';
import { type BookingServices, originsOf, transitionContext } from '../booking-context';
import { holdMs, isHoldLive, longestHoldMs } from '../booking-times';
import { type BookingRow, lockBooking, updateBooking } from '../repository';
import { requireTravellers } from '../travellers/require-travellers';
import { subjectOf, transition } from '../lifecycle/transition';

/** Checks that the booking can be paid in its current state. @throws AppError gone, conflict, invalid */
export function requirePayable(booking: BookingRow, acceptedTotal: number, now: Date): void {
  if (!isHoldLive(booking, now)) {
    throw new AppError('gone', 'The hold has ended and nothing was charged. Please hold the trip again.');
  }
  if (acceptedTotal !== booking.totalPaise) {
    throw new AppError(
      'conflict',
      'The price has changed. Please look at the new total and accept it first.',
    );
  }
  if (!booking.contact || booking.travellers.length === 0) {
    throw new AppError('invalid', 'Please enter the travellers and your contact details first.');
  }
}

/** Checks that the price is not split. @throws AppError conflict */
function requireWhole({ sharedAt }: BookingRow): void {
  if (sharedAt === null) return;
  throw new AppError('conflict', 'The price of this trip is split. Each part is paid by its own link.');
}

interface PayRequest {
  readonly accepted_total: number;
  /** Language of the page that the gateway leads back to; undefined: that of the booking. */
  readonly language?: Language | undefined;
}

/**
 * Starts or restarts the payment of a hold. Extends the hold while the gateway does not respond, so that an outage
 * does not cost the traveller the hold.
 * @throws AppError as `requirePayable` and `requireTravellers`, unavailable
 */
export async function payBooking(
  services: BookingServices & PaymentServices,
  booking: BookingRow,
  { accepted_total: acceptedTotal, language }: PayRequest,
): Promise<Checkout> {
  const { database, now } = services;
  const { reference, totalPaise: amountPaise } = booking;
  requireWhole(booking);
  requirePayable(booking, acceptedTotal, now());
  await requireTravellers(database.db, booking);
  const request = { subject: subjectOf(booking), reference, amountPaise };
  // Recorded under the booking's lock, so that a hold that changed in the meantime gets no payment.
  const admit = (tx: Db) => admitPayment(tx, services, booking.primaryKey, { acceptedTotal, language });
  const payment = await startPayment(services, request, admit).catch(async (error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await extendForOutage(services, booking);
    throw new AppError(
      'unavailable',
      'Our payment partner does not respond. Nothing was charged and we hold your trip longer: please try again in a minute.',
      { retryAfter: 30 },
    );
  });
  const { apiUrl } = originsOf(services);
  return checkoutOf(services, payment, {
    name: site.name,
    description: `Booking ${reference}`,
    callbackUrl: `${apiUrl}/payments/callback`,
    cancelUrl: await services.subjects.returnUrl(database.db, payment, true),
    prefill: {
      name: booking.contact?.name ?? '',
      email: booking.contact?.email ?? '',
      contact: booking.contact?.phone ?? '',
    },
  });
}

/** Locks the booking and starts its wait. @throws AppError as `requirePayable` and `requireTravellers` */
async function admitPayment(
  tx: Db,
  services: BookingServices,
  primaryKey: number,
  { acceptedTotal, language }: { readonly acceptedTotal: number; readonly language: Language | undefined },
): Promise<void> {
  const booking = await lockBooking(tx, primaryKey);
  requireWhole(booking);
  requirePayable(booking, acceptedTotal, services.now());
  await requireTravellers(tx, booking);
  const values = { paymentFailed: false, shownTotalPaise: null, ...(language && { language }) };
  if (booking.status === 'PAYMENT_PENDING') await updateBooking(tx, primaryKey, values);
  else await transition(tx, transitionContext(services), booking, 'start_payment', values);
}

/** Restarts the time of a hold, up to an hour after it began. */
function extendForOutage({ database, now }: BookingServices, { primaryKey }: BookingRow): Promise<unknown> {
  return database.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, primaryKey);
    if (!isHoldLive(booking, now())) return;
    const wanted = Math.max(booking.holdExpiresAt.getTime(), now().getTime() + holdMs);
    const holdExpiresAt = new Date(Math.min(wanted, booking.createdAt.getTime() + longestHoldMs));
    if (holdExpiresAt > booking.holdExpiresAt) await updateBooking(tx, primaryKey, { holdExpiresAt });
  });
}
