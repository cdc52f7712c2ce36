import type { BookingStatus, Redemption } from '@kaadu/contracts/booking';
import { leadTraveller } from '@kaadu/contracts/party';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { type BookingServices, transitionContext } from '../booking-context';
import { noShowWindow, voucherWindow } from '../booking-times';
import { confirmedValues } from '../payment/payment-outcomes';
import { type BookingRow, findBooking, findBookingByVoucher, lockBooking } from '../repository';
import { findTravellerProblems } from '../travellers/require-travellers';
import { transition } from '../lifecycle/transition';
import { viewBooking } from '../visitor/view-booking';

/** Checks that the voucher of a booking is accepted now. @throws AppError */
function requireRedeemable(booking: BookingRow, now: Date): void {
  const { from, until } = voucherWindow(booking);
  if (booking.status === 'REDEEMED') throw new AppError('conflict', 'This voucher has been used already.');
  if (booking.status !== 'CONFIRMED')
    throw new AppError('conflict', 'This booking is not valid: it was cancelled.');
  if (now < from) throw new AppError('conflict', `This voucher is for ${booking.fromDay}; it is too early.`);
  if (now >= until) throw new AppError('gone', 'This voucher was for a day that has passed.');
}

/** Returns the audit log's subject for a booking. */
export const auditSubject = ({ primaryKey }: Pick<BookingRow, 'primaryKey'>) => `booking ${primaryKey}`;

/** Creates the context of a change by a member of staff. @param note reason */
export const staffContext = (services: BookingServices, { user }: Actor, note: string | null = null) =>
  transitionContext(services, { userPk: user.primaryKey, note });

/** Redeems a voucher, once and within its window. @throws AppError not_found, conflict, gone */
export function redeemVoucher(services: BookingServices, actor: Actor, code: string): Promise<Redemption> {
  const { now } = services;
  return makeChanges(services, actor, async ({ tx, audit }) => {
    const found = await findBookingByVoucher(tx, code.trim().toUpperCase());
    if (!found) throw new AppError('not_found', 'There is no voucher with this code.');
    const booking = await lockBooking(tx, found.primaryKey);
    requireRedeemable(booking, now());
    const values = { endedAt: now() };
    const redeemed = await transition(tx, staffContext(services, actor), booking, 'redeem', values);
    await audit({ action: 'redeemVoucher', subject: auditSubject(booking) });
    return describe(tx, services, redeemed);
  });
}

async function describe(tx: Db, services: BookingServices, booking: BookingRow): Promise<Redemption> {
  const { experience, option } = await viewBooking(tx, services, booking);
  return {
    reference: booking.reference,
    experience: experience.title,
    option: option.name,
    lead_traveller: leadTraveller(booking.travellers)?.name ?? booking.contact?.name ?? '',
    guests: booking.guests,
    redeemed_at: services.now().toISOString(),
  };
}

/** Records a no-show within its window; nothing is refunded. @throws AppError not_found, conflict, gone */
export async function reportNoShow(
  services: BookingServices,
  actor: Actor,
  reference: string,
): Promise<{ reference: string; status: BookingStatus }> {
  const { now } = services;
  const { status } = await makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    const { from, until } = noShowWindow(booking);
    if (now() < from)
      throw new AppError('conflict', 'The first day of this booking is not over: the guests may still come.');
    if (now() >= until) throw new AppError('gone', 'This trip is too long ago to report a no-show.');
    await audit({ action: 'reportNoShow', subject: auditSubject(booking) });
    return transition(tx, staffContext(services, actor), booking, 'miss', { endedAt: now() });
  });
  return { reference, status };
}

/** Reads a booking by its reference and locks it. @throws AppError not_found */
export async function lockByReference(tx: Db, reference: string): Promise<BookingRow> {
  const found = await findBooking(tx, reference);
  if (!found) throw new AppError('not_found', 'There is no booking with this reference.');
  return lockBooking(tx, found.primaryKey);
}

interface Decision {
  readonly reference: string;
  readonly accept: boolean;
  /** Reason for colleagues, shown in the booking's history. */
  readonly reason: string | null;
}

/** Checks that the travellers match the priced party and have the required documents. @throws AppError conflict */
async function requireAcceptable(tx: Db, booking: BookingRow): Promise<void> {
  if (booking.status !== 'PENDING') return;
  const [problem] = await findTravellerProblems(tx, booking);
  if (!problem) return;
  throw new AppError(
    'conflict',
    `${problem.message} This booking cannot be accepted as it is: reject it, and all of it is refunded.`,
  );
}

/** Accepts a booking on request, or rejects and refunds it. @throws AppError not_found, conflict */
export async function decideBooking(
  services: BookingServices,
  actor: Actor,
  { reference, accept, reason }: Decision,
): Promise<{ reference: string; status: BookingStatus }> {
  const { status } = await makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    const context = staffContext(services, actor, reason);
    await audit({ action: 'decideBooking', subject: auditSubject(booking), detail: { accept } });
    if (!accept) return transition(tx, context, booking, 'reject', { endedAt: services.now() });
    await requireAcceptable(tx, booking);
    return transition(tx, context, booking, 'accept', await confirmedValues(tx, services, booking));
  });
  services.deliver();
  return { reference, status };
}
