import { site } from '@kaadu/contracts';
import type { Checkout } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { GatewayUnavailable } from '../../../platform/payment-gateway/payment-gateway';
import { checkoutOf, findPaymentOf, type PaymentServices, startPayment } from '../../payments';
import { type BookingServices, originsOf } from '../booking-context';
import { isHoldLive } from '../booking-times';
import { subjectOf } from '../lifecycle/transition';
import { lockBooking } from '../repository';
import { type BookingShare, partOf } from './shares-repository';
import { requireShare } from './view-shared-trip';

interface PayRequest {
  readonly key: string;
  readonly accepted_amount: number;
}

/** Checks that a part can be paid. @throws AppError conflict, gone */
async function requirePayableShare(
  db: Db,
  booking: Parameters<typeof isHoldLive>[0] & { readonly primaryKey: number },
  share: BookingShare,
  now: Date,
): Promise<void> {
  const payment = await findPaymentOf(db, subjectOf(booking), partOf(share));
  if (payment?.status === 'paid')
    throw new AppError('conflict', 'This part has been paid already. Thank you!');
  if (isHoldLive(booking, now)) return;
  throw new AppError('gone', 'The time to pay has ended, and nothing was charged.');
}

/** Starts or restarts the payment of one part of a price. @throws AppError not_found, conflict, gone, unavailable */
export async function payShare(
  services: BookingServices & PaymentServices,
  { key, accepted_amount: acceptedAmount }: PayRequest,
): Promise<Checkout> {
  const { database, now } = services;
  const { share, booking } = await requireShare(services.database.db, key);
  const { amountPaise } = share;
  if (acceptedAmount !== amountPaise)
    throw new AppError('conflict', 'The amount has changed. Please look at it again before you pay.');
  await requirePayableShare(database.db, booking, share, now());
  const payment = await startPayment(
    services,
    {
      subject: subjectOf(booking),
      part: partOf(share),
      reference: `${booking.reference}-S${share.number}`,
      amountPaise,
    },
    // Under the booking's lock, so that a hold that has ended in the meantime gets no payment.
    async (tx) => requirePayableShare(tx, await lockBooking(tx, booking.primaryKey), share, now()),
  ).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw new AppError(
      'unavailable',
      'Our payment partner does not respond. Nothing was charged: please try again in a minute.',
      { retryAfter: 30 },
    );
  });
  return checkoutOf(services, payment, {
    name: site.name,
    description: `Part ${share.number} of booking ${booking.reference}`,
    callbackUrl: `${originsOf(services).apiUrl}/payments/callback`,
    cancelUrl: await services.subjects.returnUrl(database.db, payment, true),
    prefill: { name: share.name ?? '', email: '', contact: '' },
  });
}
