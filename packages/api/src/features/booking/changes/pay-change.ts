import { formatPaise, site } from '@kaadu/contracts';
import type { Checkout } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { GatewayUnavailable } from '../../../platform/payment-gateway/payment-gateway';
import { checkoutOf, findPaymentOf, type PaymentServices, settlePayment, startPayment } from '../../payments';
import { type BookingServices, originsOf } from '../booking-context';
import { graceMs } from '../booking-times';
import { subjectOf } from '../lifecycle/transition';
import { findBookingByKey, type BookingRow, lockBooking } from '../repository';
import {
  type BookingChange,
  endPendingChange,
  findPendingChange,
  listOverdueChanges,
} from './pending-changes-repository';

type ChangeServices = BookingServices & PaymentServices;

const batchSize = 100;

/** Finds the pending change that can be paid. @throws AppError gone, conflict */
async function requirePayableChange(
  db: Db,
  { primaryKey }: BookingRow,
  acceptedDifference: number,
  now: Date,
): Promise<BookingChange> {
  const change = await findPendingChange(db, primaryKey);
  if (!change || now >= change.expiresAt) {
    throw new AppError(
      'gone',
      'The time for this change has ended. Nothing was charged, and your booking is as it was.',
    );
  }
  if (change.differencePaise !== acceptedDifference) {
    throw new AppError(
      'conflict',
      `This change costs ${formatPaise(change.differencePaise)} now. Please look at it again.`,
    );
  }
  return change;
}

const notResponding = (cause: string) =>
  new AppError(
    'unavailable',
    `Our payment partner does not respond. ${cause} Please try again in a minute.`,
    {
      retryAfter: 30,
    },
  );

/** Runs a call that needs the gateway. @throws AppError unavailable */
async function withGateway<Result>(cause: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof GatewayUnavailable ? notResponding(cause) : error;
  }
}

/** Starts or restarts the payment of a pending change. @throws AppError gone, conflict, unavailable */
export async function payChange(
  services: ChangeServices,
  booking: BookingRow,
  acceptedDifference: number,
): Promise<Checkout> {
  const { database, now } = services;
  const change = await requirePayableChange(database.db, booking, acceptedDifference, now());
  const reference = `${booking.reference}-${change.part}`;
  const payment = await withGateway('Nothing was charged.', () =>
    startPayment(
      services,
      { subject: subjectOf(booking), part: change.part, reference, amountPaise: change.differencePaise },
      async (tx) => {
        await lockBooking(tx, booking.primaryKey);
        const { part } = await requirePayableChange(tx, booking, acceptedDifference, now());
        if (part === change.part) return;
        throw new AppError(
          'conflict',
          'This change has been replaced by another one. Please look at it again.',
        );
      },
    ),
  );
  return checkoutOf(services, payment, {
    name: site.name,
    description: `Change of booking ${booking.reference}`,
    callbackUrl: `${originsOf(services).apiUrl}/payments/callback`,
    cancelUrl: await services.subjects.returnUrl(database.db, payment, true),
    prefill: {
      name: booking.contact?.name ?? '',
      email: booking.contact?.email ?? '',
      contact: booking.contact?.phone ?? '',
    },
  });
}

/**
 * Asks the gateway about the payment of a pending change, which takes effect if it was made.
 * @returns whether the change is unpaid
 * @throws AppError unavailable
 */
export async function settlePendingChange(services: ChangeServices, booking: BookingRow): Promise<boolean> {
  const { db } = services.database;
  const change = await findPendingChange(db, booking.primaryKey);
  const payment = change && (await findPaymentOf(db, subjectOf(booking), change.part));
  if (!payment) return true;
  const settlement = await withGateway('Your booking is as it was.', () => settlePayment(services, payment));
  return settlement === 'open' || settlement === 'authorized';
}

/** Gives up the pending change of a booking, unless it has been paid. @throws AppError unavailable */
export async function releaseChange(services: ChangeServices, booking: BookingRow): Promise<BookingRow> {
  await settlePendingChange(services, booking);
  const { database, now } = services;
  return database.db.transaction(async (tx) => {
    const locked = await lockBooking(tx, booking.primaryKey);
    await endPendingChange(tx, booking.primaryKey, 'released', now());
    return locked;
  });
}

/** Ends a pending change that is still overdue. */
function expireChange({ database, now }: ChangeServices, { bookingPk, part }: BookingChange): Promise<void> {
  return database.db.transaction(async (tx) => {
    await lockBooking(tx, bookingPk);
    const pending = await findPendingChange(tx, bookingPk);
    if (pending?.part === part) await endPendingChange(tx, bookingPk, 'expired', now());
  });
}

/**
 * Ends overdue pending changes: at once without a started payment, else after a grace period if the gateway reports
 * that it is unpaid.
 * @param onFailure receives errors; the next run retries
 */
export async function expireChanges(
  services: ChangeServices,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { database, now } = services;
  for (const change of await listOverdueChanges(database.db, now(), batchSize)) {
    try {
      const booking = await findBookingByKey(database.db, change.bookingPk);
      const isStarted = await findPaymentOf(database.db, `booking:${change.bookingPk}`, change.part);
      const isInGrace = now().getTime() < change.expiresAt.getTime() + graceMs;
      if (!booking || (isStarted && (isInGrace || !(await settlePendingChange(services, booking))))) continue;
      await expireChange(services, change);
    } catch (error) {
      if (!(error instanceof AppError)) onFailure(error);
    }
  }
}
