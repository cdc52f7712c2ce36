import { bookingStatus } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { claimCapacity, moveCapacity } from '../../availability';
import { balanceOf, type Excess, requestRefund } from '../../payments';
import { endPendingChange } from '../changes/pending-changes-repository';
import { couponPersons, freeCoupon, takeCoupon } from '../trips/coupons';
import { addTransition, type BookingRow, type NewBooking, swapStatus } from '../repository';
import { type Trigger, transitionOf } from './state-machine';
import type { BookingEmailKind } from './state-machine';

/** Member of staff who changes a booking, and the reason. */
export interface StaffDecision {
  readonly userPk: number;
  readonly note: string | null;
}

/** Event that an e-mail reports, if it is not the booking's current sequence. */
export interface EmailEvent {
  /** Refund that the e-mail reports, instead of all refunds. */
  readonly refund?: Excess;
  /** Identifies the event; one e-mail is sent for each. Defaults to the booking's sequence. */
  readonly id?: string;
}

/** Dependencies of state changes. */
export interface TransitionContext {
  readonly now: Date;
  /** Member of staff who makes the change, and the reason. */
  readonly by?: StaffDecision;
  /** Queues an e-mail about the booking in the transaction. */
  readonly notify: (tx: Db, booking: BookingRow, kind: BookingEmailKind, event?: EmailEvent) => Promise<void>;
}

/** Returns the payments subject of a booking. */
export const subjectOf = ({ primaryKey }: Pick<BookingRow, 'primaryKey'>) => `booking:${primaryKey}`;

/** Thrown when the coupon of a late payment has been used for another booking. */
export class CouponUsed extends Error {
  override readonly name = 'CouponUsed';
}

/** Claims the capacity and coupon of an expired booking again. @throws SoldOut, CouponUsed */
async function claimAgain(tx: Db, booking: BookingRow): Promise<void> {
  const { claims, couponPk, primaryKey } = booking;
  await claimCapacity(tx, claims, 'sold');
  if (couponPk === null) return;
  if (!(await takeCoupon(tx, couponPk, primaryKey, couponPersons(booking)))) throw new CouponUsed();
}

/**
 * Changes the status of a booking by the state machine, with all its effects: counters, coupon, refund, e-mail and
 * history, in the caller's transaction.
 * @throws AppError conflict when the status does not allow it; SoldOut, CouponUsed
 */
export async function transition(
  tx: Db,
  { now, notify, by }: TransitionContext,
  booking: BookingRow,
  trigger: Trigger,
  values: Partial<NewBooking> = {},
): Promise<BookingRow> {
  const { from, to, capacity, email, refundsAll, freesCoupon } = transitionOf(trigger);
  const changed = from.includes(booking.status) && (await swapStatus(tx, booking, { ...values, status: to }));
  if (!changed)
    throw new AppError(
      'conflict',
      `This cannot be done: the booking is ${bookingStatus[booking.status].inSentence}.`,
    );
  if (booking.status === 'CONFIRMED') await endPendingChange(tx, booking.primaryKey, 'released', now);
  if (capacity === 'claim_again') await claimAgain(tx, booking);
  else if (capacity) await moveCapacity(tx, booking.claims, capacity);
  if (freesCoupon) await freeCoupon(tx, booking.primaryKey);
  await addTransition(tx, {
    bookingPk: booking.primaryKey,
    at: now,
    trigger,
    fromStatus: booking.status,
    toStatus: to,
    userPk: by?.userPk ?? null,
    note: by?.note ?? null,
  });
  if (refundsAll) {
    await requestRefund(tx, {
      subject: subjectOf(booking),
      // Of a split price, not all parts may have been paid.
      amountPaise: booking.sharedAt ? await balanceOf(tx, subjectOf(booking)) : booking.totalPaise,
      receipt: `${booking.reference}-all`,
      reason: trigger,
      now,
    });
  }
  if (email) await notify(tx, changed, email);
  return changed;
}
