import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { listContacts } from '../../accounts';
import { findPaymentOf } from '../../payments';
import type { BookingServices } from '../booking-context';
import { isHoldLive } from '../booking-times';
import { reviseHold } from '../holds/hold-trip';
import { subjectOf } from '../lifecycle/transition';
import { type BookingRow, listUnowned, lockBooking, updateBooking } from '../repository';
import { couponPersons, takeCoupon } from '../trips/coupons';

type AttachServices = Pick<BookingServices, 'database' | 'now'>;

/**
 * Attaches bookings without an account to an account: those of the browser that signs in, and the paid ones whose
 * contact is a verified contact of the account. Holds get the member price.
 * @param visitorHash the browser that signs in, if there is one
 */
export async function attachBookings(
  { database: { db }, now: clock }: AttachServices,
  userPk: number,
  visitorHash?: string,
): Promise<void> {
  const now = clock();
  const contacts = await listContacts(db, userPk);
  const found = await listUnowned(db, { visitorHash, contacts });
  for (const { primaryKey } of found) {
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, primaryKey);
      if (booking.userPk === null) await attach(tx, booking, userPk, now);
    });
  }
}

async function attach(tx: Db, unowned: BookingRow, userPk: number, now: Date): Promise<void> {
  const booking = await updateBooking(tx, unowned.primaryKey, { userPk });
  // The price of a split booking is fixed.
  const isOpen = booking.status === 'ON_HOLD' && booking.sharedAt === null && isHoldLive(booking, now);
  if (isOpen && !(await findPaymentOf(tx, subjectOf(booking)))) {
    await applyMemberPrice(tx, booking, now);
  } else if (booking.couponPk !== null) {
    await takeCoupon(tx, booking.couponPk, booking.primaryKey, couponPersons(booking));
  }
}

/** Prices a hold for a member. Without its coupon if the account has used that one; as it is if it cannot be priced. */
async function applyMemberPrice(tx: Db, booking: BookingRow, now: Date): Promise<void> {
  for (const coupon of new Set([booking.quote.coupon, null])) {
    if (await revise(tx, booking, coupon, now)) return;
  }
}

/** @returns false, without effect, when the rules or the coupon do not allow the trip any more */
async function revise(tx: Db, booking: BookingRow, coupon: string | null, now: Date): Promise<boolean> {
  const { optionPk, fromDay, toDay, slot, guests, ages, addOns, totalPaise, shownTotalPaise } = booking;
  const body = {
    option_pk: optionPk,
    from: fromDay,
    to: toDay,
    slot: slot || null,
    party: { guests, ages },
    add_ons: [...addOns],
    coupon,
    shown_total: shownTotalPaise ?? totalPaise,
  };
  const caller = { user: null, visitorHash: null };
  try {
    await tx.transaction((part) => reviseHold(part, booking, { caller, body, now }));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
