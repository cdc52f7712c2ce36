import { formatPaise } from '@kaadu/contracts';
import type { ChangeByStaffBody, ChangeQuote, WantedChange } from '@kaadu/contracts/booking';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import { changedFields } from '../../../platform/audit/changed-fields';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import type { User } from '../../../platform/sessions/users-repository';
import type { PaymentServices } from '../../payments';
import type { BookingServices } from '../booking-context';
import { changeLocked } from '../changes/change-booking';
import { settlePendingChange } from '../changes/pay-change';
import { endPendingChange, findPendingChange } from '../changes/pending-changes-repository';
import { isFreeToChange, quoteChange } from '../changes/plan-change';
import { type BookingRow, findBooking } from '../repository';
import { insertNote } from './booking-notes';
import { auditSubject, lockByReference } from './operate-bookings';

type ChangeServices = BookingServices & PaymentServices;

interface Named {
  readonly reference: string;
}

async function readBooking(db: Db, { reference }: Named): Promise<BookingRow> {
  const found = await findBooking(db, reference);
  if (!found) throw new AppError('not_found', 'There is no booking with this reference.');
  return found;
}

/**
 * Checks that a change may refund its difference. What the policy does not refund is a decision of finance, up to
 * the amount that needs a second person.
 * @throws AppError conflict
 */
async function requireRefund(
  db: Db,
  { now, refundApprovalAbove: limit }: ChangeServices,
  { role }: Pick<User, 'role'>,
  booking: BookingRow,
  difference: number,
): Promise<void> {
  if (difference >= 0 || (await isFreeToChange(db, booking, now()))) return;
  const refund = formatPaise(-difference);
  if (role !== 'finance' && role !== 'admin')
    throw new AppError(
      'conflict',
      `By the policy ${refund} would not go back. Please ask finance to make this change.`,
    );
  if (-difference > limit)
    throw new AppError(
      'conflict',
      `By the policy ${refund} would not go back, and more than ${formatPaise(limit)} needs a second person. Please cancel and refund the booking instead.`,
    );
}

/** Quotes a change that staff make. @throws AppError not_found, conflict; as `quoteChange` */
export async function quoteChangeByStaff(
  services: ChangeServices,
  user: User,
  { reference, ...wanted }: WantedChange & Named,
): Promise<ChangeQuote> {
  const { db } = services.database;
  const booking = await readBooking(db, { reference });
  const quote = await quoteChange(services, booking, wanted, true);
  await requireRefund(db, services, user, booking, quote.difference);
  return quote;
}

const fieldsOf = (trip: Pick<WantedChange, 'from' | 'to' | 'slot' | 'party'>) => ({
  from: trip.from,
  to: trip.to,
  slot: trip.slot,
  guests: trip.party.guests,
});

/** Returns the changed fields of the trip, for the audit log. */
const tripChanges = ({ fromDay, toDay, slot, guests, ages }: BookingRow, wanted: WantedChange) =>
  changedFields(
    fieldsOf({ from: fromDay, to: toDay, slot: slot || null, party: { guests, ages } }),
    fieldsOf(wanted),
  );

/**
 * Changes dates, guests and names of a booking for its traveller, with the effects of the traveller's own change. The
 * reason is a note for colleagues.
 * @throws AppError not_found, invalid; conflict when the booking or the price has changed; unavailable
 */
export async function changeByStaff(
  services: ChangeServices,
  actor: Actor,
  {
    reference,
    reason,
    shown_difference: shownDifference,
    shown_sequence: shown,
    ...wanted
  }: ChangeByStaffBody & Named,
): Promise<void> {
  // A payment that has been made already counts first.
  await settlePendingChange(services, await readBooking(services.database.db, { reference }));
  const { primaryKey: userPk } = actor.user;
  await makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    if (booking.sequence !== shown)
      throw new AppError('conflict', 'The booking has changed since it was shown. Please look at it again.');
    await requireRefund(tx, services, actor.user, booking, shownDifference);
    const by = { userPk, note: reason };
    await changeLocked(tx, services, booking.primaryKey, { ...wanted, shownDifference, by });
    await insertNote(tx, booking, { userPk, text: `Changed: ${reason}`, createdAt: services.now() });
    await audit({
      action: 'changeBooking',
      subject: auditSubject(booking),
      detail: { difference: shownDifference, waits: shownDifference > 0 },
      changes: tripChanges(booking, wanted),
    });
  });
  services.deliver();
}

/** Gives up a change that waits for its payment. @throws AppError not_found, conflict, unavailable */
export async function releaseChangeByStaff(
  services: ChangeServices,
  actor: Actor,
  { reference }: Named,
): Promise<void> {
  await settlePendingChange(services, await readBooking(services.database.db, { reference }));
  await makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    if (!(await findPendingChange(tx, booking.primaryKey)))
      throw new AppError('conflict', 'No change of this booking waits for its payment any more.');
    await endPendingChange(tx, booking.primaryKey, 'released', services.now());
    await audit({ action: 'releaseChange', subject: auditSubject(booking) });
  });
}
