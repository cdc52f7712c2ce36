import type { BookingStatus, Redemption } from '@kaadu/contracts/booking';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { type BookingServices, transitionContext } from './booking-context';
import { noShowWindow, voucherWindow } from './booking-times';
import { confirmedValues } from './payment-outcomes';
import { type BookingRow, findBooking, findBookingByVoucher, lockBooking } from './repository';
import { transition } from './transition';
import { viewBooking } from './view-booking';

/** @throws AppError unless the voucher of a booking is accepted now */
function requireRedeemable(booking: BookingRow, now: Date): void {
  const { from, until } = voucherWindow(booking);
  if (booking.status === 'REDEEMED') throw new AppError('conflict', 'This voucher has been used already.');
  if (booking.status !== 'CONFIRMED')
    throw new AppError('conflict', 'This booking is not valid: it was cancelled.');
  if (now < from) throw new AppError('conflict', `This voucher is for ${booking.fromDay}; it is too early.`);
  if (now >= until) throw new AppError('gone', 'This voucher was for a day that has passed.');
}

/** Accepts a voucher, once and within its window. @throws AppError not_found, conflict, gone */
export function redeemVoucher(services: BookingServices, code: string): Promise<Redemption> {
  const { database, now } = services;
  return database.db.transaction(async (tx) => {
    const found = await findBookingByVoucher(tx, code.trim().toUpperCase());
    if (!found) throw new AppError('not_found', 'There is no voucher with this code.');
    const booking = await lockBooking(tx, found.primaryKey);
    requireRedeemable(booking, now());
    const redeemed = await transition(tx, transitionContext(services), booking, 'redeem', { endedAt: now() });
    return describe(tx, services, redeemed);
  });
}

async function describe(tx: Db, services: BookingServices, booking: BookingRow): Promise<Redemption> {
  const { experience, option } = await viewBooking(tx, services, booking);
  return {
    reference: booking.reference,
    experience: experience.title,
    option: option.name,
    lead_traveller: booking.travellers[0]?.name ?? booking.contact?.name ?? '',
    guests: booking.guests,
    redeemed_at: services.now().toISOString(),
  };
}

/** Notes that nobody came, within the window for it; nothing goes back. @throws AppError not_found, conflict, gone */
export async function reportNoShow(
  services: BookingServices,
  reference: string,
): Promise<{ reference: string; status: BookingStatus }> {
  const { database, now } = services;
  const { status } = await database.db.transaction(async (tx) => {
    const booking = await lockByReference(tx, reference);
    const { from, until } = noShowWindow(booking);
    if (now() < from)
      throw new AppError('conflict', 'The first day of this booking is not over: the guests may still come.');
    if (now() >= until) throw new AppError('gone', 'This trip is too long ago to report that nobody came.');
    return transition(tx, transitionContext(services), booking, 'miss', { endedAt: now() });
  });
  return { reference, status };
}

/** @throws AppError not_found */
async function lockByReference(tx: Db, reference: string): Promise<BookingRow> {
  const found = await findBooking(tx, reference);
  if (!found) throw new AppError('not_found', 'There is no booking with this reference.');
  return lockBooking(tx, found.primaryKey);
}

interface Decision {
  readonly reference: string;
  readonly accept: boolean;
}

/** Accepts a booking on request, or rejects it and gives the money back. @throws AppError not_found, conflict */
export async function decideBooking(
  services: BookingServices,
  { reference, accept }: Decision,
): Promise<{ reference: string; status: BookingStatus }> {
  const { database } = services;
  const { status } = await database.db.transaction(async (tx) => {
    const booking = await lockByReference(tx, reference);
    const context = transitionContext(services);
    return accept
      ? transition(tx, context, booking, 'accept', await confirmedValues(tx, services, booking))
      : transition(tx, context, booking, 'reject', { endedAt: services.now() });
  });
  services.deliver();
  return { reference, status };
}
