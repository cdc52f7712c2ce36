import type { Traveller, WantedChange } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { prepareExchange } from '../../availability';
import type { PaymentServices } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { holdMs } from '../booking-times';
import type { StaffDecision } from '../lifecycle/transition';
import { type BookingRow, lockBooking } from '../repository';
import { requireTravellers } from '../travellers/require-travellers';
import { type AppliedChange, applyChange } from './apply-change';
import { settlePendingChange } from './pay-change';
import { addPendingChange, endPendingChange } from './pending-changes-repository';
import { planChange, requireEffect } from './plan-change';

/** Time in which a traveller pays for a change that staff have made. */
const staffHoldMs = 24 * 60 * 60_000;

export interface ChangeRequest extends WantedChange {
  /** Names of the party after the change; by default those of the booking. */
  readonly travellers?: readonly Traveller[];
  /** Difference that was shown, in paise. Positive: to be paid. Negative: refunded. */
  readonly shownDifference: number;
  /** Member of staff who makes the change, whatever the policy of the booking. */
  readonly by?: StaffDecision;
}

/**
 * Changes dates, guests and names of a confirmed booking. A change at the same or a lower price takes effect at once.
 * A dearer one holds its capacity and takes effect when the difference is paid; it replaces an earlier pending one.
 * @returns the booking, which is unchanged while it waits for the payment
 * @throws AppError invalid, conflict when the change is not possible or its difference is not the shown one, unavailable
 */
export async function changeBooking(
  services: BookingServices & PaymentServices,
  booking: BookingRow,
  request: ChangeRequest,
): Promise<BookingRow> {
  // A payment that has been made already counts first.
  await settlePendingChange(services, booking);
  return services.database.db.transaction((tx) => changeLocked(tx, services, booking.primaryKey, request));
}

/** Changes a booking in the caller's transaction. @throws as `changeBooking` */
export async function changeLocked(
  tx: Db,
  services: BookingServices,
  primaryKey: number,
  { shownDifference, by, ...wanted }: ChangeRequest,
): Promise<BookingRow> {
  const now = services.now();
  const booking = await lockBooking(tx, primaryKey);
  // Travellers may send a change again whose response was lost; staff name the version that they saw.
  if (by) requireEffect(booking, wanted);
  const planned = await planChange(tx, booking, wanted, { now, isStaff: by !== undefined });
  if (planned.difference !== shownDifference) {
    throw new AppError('conflict', 'The price of this change is different now. Please look at it again.');
  }
  const change = { ...planned, travellers: wanted.travellers ?? booking.travellers };
  await requireTravellers(tx, { ...change, optionPk: booking.optionPk });
  await endPendingChange(tx, primaryKey, 'released', now);
  if (planned.difference <= 0) return applyChange(tx, services, booking, change, by && { by });
  await waitForPayment(tx, services, booking, change, by);
  return booking;
}

/** Stores a change that takes effect when its difference is paid, and holds its capacity. @throws SoldOut */
async function waitForPayment(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  { difference, ...change }: AppliedChange,
  by: StaffDecision | undefined,
): Promise<void> {
  const now = services.now();
  const { fromDay, toDay, slot, guests, ages, addOns, claims, quote, travellers } = change;
  const part = await addPendingChange(tx, {
    bookingPk: booking.primaryKey,
    fromDay,
    toDay,
    slot,
    guests,
    ages,
    addOns,
    travellers,
    claims,
    quote,
    held: await prepareExchange(tx, booking.claims, claims),
    differencePaise: difference,
    sequence: booking.sequence,
    userPk: by?.userPk ?? null,
    expiresAt: new Date(now.getTime() + (by ? staffHoldMs : holdMs)),
    createdAt: now,
  });
  if (by)
    await transitionContext(services, by).notify(tx, booking, 'change_waiting', { id: `change-${part}` });
}
